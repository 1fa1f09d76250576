import type { Logger } from './log/logger.ts'

const SHUTDOWN_AT_MOST_MS = 10_000

/** Runs `close` once on SIGTERM or SIGINT and ends the process; what cannot end in time is cut off. */
export function closeOnSignal(options: { log: Logger; close: () => Promise<void> }): void {
  let closing = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (closing) return
    closing = true
    options.log.info({ signal }, 'closing')
    const cutOff = setTimeout(() => {
      options.log.error('not everything ended in time')
      process.exit(1)
    }, SHUTDOWN_AT_MOST_MS)
    options
      .close()
      .then(() => {
        clearTimeout(cutOff)
        options.log.info('closed')
        process.exit(0)
      })
      .catch((error: unknown) => {
        options.log.error({ err: error }, 'closing failed')
        process.exit(1)
      })
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
