import type { Server } from 'node:http'
import { describeError, type Log } from './log.ts'

const GRACE_MS = 10_000

/** Stops taking calls, lets those under way finish, then leaves. A second signal does not wait. */
export function stopOnSignal(parts: { server: Server; log: Log; close: () => Promise<unknown> }): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    parts.log.info('stopping', { signal })
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    await new Promise<void>((resolve) => {
      parts.server.close(() => resolve())
      parts.server.closeIdleConnections()
    })
    await parts.close()
    parts.log.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        parts.log.error('could not stop cleanly', describeError(error))
        process.exit(1)
      })
    })
  }
}
