import type { RunStore } from './run-store.ts'

/** Told what is safely in the log, in order. */
export type OnWritten = (first: number, events: readonly string[]) => void

export type RunWriter = {
  readonly push: (event: string) => void
  /** Writes the last events and closes the run; resolves when all of it is in the log. */
  readonly end: (events: readonly string[]) => Promise<void>
  /** Resolves when everything pushed so far is in the log. */
  readonly settled: () => Promise<void>
  /** Aborted when another took the run over, or the log cannot be written. */
  readonly lost: AbortSignal
  /** Tells everything written behind a number, and from then on what comes. */
  readonly attach: (after: number, listener: OnWritten) => () => void
}

/**
 * Writes the events of a run this process owns. While one batch is on its way the next gathers, so a fast run costs few
 * calls and a slow one waits for nothing. Readers of this process hear of an event only when it is in the log: what a
 * browser has seen can always be read again, whatever dies.
 */
export function createRunWriter(
  store: Pick<RunStore, 'append'>,
  run: { readonly runId: string; readonly owner: string; readonly before: readonly string[] },
): RunWriter {
  const losing = new AbortController()
  const listeners = new Set<OnWritten>()
  const written = [...run.before]
  let waiting: string[] = []
  let isClosing = false
  let sending: Promise<void> | null = null

  async function sendAll(): Promise<void> {
    while (waiting.length > 0 && !losing.signal.aborted) {
      const events = waiting
      waiting = []
      const first = written.length + 1
      try {
        const isLast = isClosing
        const isOurs = await store.append(run.runId, run.owner, { first, events, isLast })
        if (!isOurs) return losing.abort(new Error('the run has another owner'))
      } catch (error) {
        return losing.abort(error)
      }
      written.push(...events)
      for (const tell of [...listeners]) tell(first, events)
    }
  }
  const start = () => {
    sending ??= sendAll().finally(() => {
      sending = null
      if (waiting.length > 0 && !losing.signal.aborted) start()
    })
  }
  const settled = async () => {
    while (sending !== null) await sending
  }
  return {
    lost: losing.signal,
    push: (event) => {
      waiting.push(event)
      start()
    },
    end: async (events) => {
      // What is on its way must not carry the mark of the end.
      await settled()
      isClosing = true
      waiting.push(...events)
      start()
      await settled()
    },
    settled,
    attach: (after, listener) => {
      if (written.length > after) listener(after + 1, written.slice(after))
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
