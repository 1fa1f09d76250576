import { chatErrors } from '@windhover/core/chat/errors'

/**
 * Reads on until the source ends, the signal is aborted (then it just ends), or nothing came for too long (then it
 * fails). A source that does not listen is left behind: a person who pressed stop waits for nobody.
 */
export async function* readWithPatience<Item>(
  source: AsyncIterable<Item>,
  { silenceMs, signal }: { silenceMs: number; signal: AbortSignal },
): AsyncIterable<Item> {
  const reader = source[Symbol.asyncIterator]()
  const stopped = Promise.withResolvers<'stopped'>()
  const onAbort = () => stopped.resolve('stopped')
  signal.addEventListener('abort', onAbort, { once: true })
  let timer: NodeJS.Timeout | undefined
  try {
    while (!signal.aborted) {
      const silence = new Promise<'silent'>((resolve) => {
        timer = setTimeout(resolve, silenceMs, 'silent')
      })
      const next = await Promise.race([reader.next(), stopped.promise, silence])
      clearTimeout(timer)
      if (next === 'stopped') return
      if (next === 'silent') throw chatErrors.outOfBreath()
      if (next.done === true) return
      yield next.value
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
    void reader.return?.(undefined)?.catch(() => {})
  }
}
