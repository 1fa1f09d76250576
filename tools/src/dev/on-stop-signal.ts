/** npm and the terminal both pass Ctrl-C on, so that one press arrives twice within this time. */
const SAME_PRESS_MS = 1_000
const PARENT_CHECK_MS = 1_000

/**
 * Calls `stop` once, for Ctrl-C, an ordinary kill, a closed terminal, or the death of the npm that started us.
 * A second Ctrl-C, by a person who does not want to wait, calls `giveUp`.
 */
export function onStopSignal(actions: { stop: () => void; giveUp: () => void }): void {
  let stoppedAt: number | null = null
  const onSignal = () => {
    if (stoppedAt === null) {
      stoppedAt = performance.now()
      actions.stop()
    } else if (performance.now() - stoppedAt > SAME_PRESS_MS) {
      actions.giveUp()
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)

  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    onSignal()
  }, PARENT_CHECK_MS)
  check.unref()
}
