import type { Logger } from './log/logger.ts'

/** Work the worker repeats: with jitter so that instances do not march in step, and never twice at once in one process. */
export type Loop = {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<void>
  /** Ends what the runs have left running. */
  readonly close?: () => Promise<void>
}

const JITTER = 0.2

/** Starts a loop; the answer stops it and waits for a run in progress. */
export function startLoop(
  loop: Loop,
  log: Logger,
  onRun: (durationMs: number) => void = () => {},
): () => Promise<void> {
  let stopped = false
  let wake: () => void = () => {}
  const finished = (async () => {
    while (!stopped) {
      const startedAt = performance.now()
      try {
        await loop.run()
      } catch (error) {
        log.error({ err: error, loop: loop.name }, 'loop run failed')
      }
      onRun(performance.now() - startedAt)
      if (stopped) break
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, loop.everyMs * (1 + JITTER * (Math.random() - 0.5))).unref()
      })
    }
  })()
  return async () => {
    stopped = true
    wake()
    await finished
    await loop.close?.()
  }
}
