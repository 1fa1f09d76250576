/** What runs beside a command ends with it, however it is ended. */
export type Beside = {
  readonly add: (stop: () => Promise<unknown>) => void
  /** Ends the last one that was added. */
  readonly stopLast: () => Promise<void>
  readonly stopAll: () => Promise<void>
}

const INTERRUPTED = 130

export function runBeside(): Beside {
  const running: (() => Promise<unknown>)[] = []
  const stopLast = async () => {
    await running.pop()?.()
  }
  const stopAll = async () => {
    while (running.length > 0) await stopLast().catch(() => undefined)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stopAll().then(() => process.exit(INTERRUPTED)))
  return { add: (stop) => running.push(stop), stopLast, stopAll }
}
