import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 50

/** Polls until `check` is true. Returns false when the time is over or `signal` says there is no point. */
export async function waitFor(options: {
  check: () => Promise<boolean>
  withinMs: number
  signal?: AbortSignal
}): Promise<boolean> {
  const deadline = performance.now() + options.withinMs
  while (!options.signal?.aborted) {
    if (await options.check().catch(() => false)) return true
    if (performance.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return false
}
