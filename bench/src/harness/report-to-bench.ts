/** The other end of `startServerProcess`, called by the server's script once it listens. */
export function reportToBench(url: string): void {
  process.on('message', (message) => {
    if (message !== 'cpu') return
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuMs: (user + system) / 1000 })
  })
  // Nobody measures any more.
  process.once('disconnect', () => process.exit(0))
  process.send?.({ url })
}
