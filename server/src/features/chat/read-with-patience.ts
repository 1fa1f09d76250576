import { chatErrors } from '@windhover/core/chat/errors'

/**
 * Reads until the source ends, the signal is aborted (then it just ends), or nothing came for too long (then it fails).
 * A source that does not listen is left behind: a person who pressed stop waits for nobody.
 */
export async function readWithPatience<Item>(
  source: AsyncIterable<Item>,
  { silenceMs, signal }: { silenceMs: number; signal: AbortSignal },
  onItem: (item: Item) => void,
): Promise<void> {
  const reader = source[Symbol.asyncIterator]()
  const left = Promise.withResolvers<void>()
  const leave = () => left.resolve()
  const timer = setTimeout(() => left.reject(chatErrors.outOfBreath()), silenceMs)
  let isLeft = signal.aborted
  const readAll = async () => {
    while (!isLeft) {
      const next = await reader.next()
      if (isLeft || next.done === true) return
      timer.refresh()
      onItem(next.value)
    }
  }
  signal.addEventListener('abort', leave, { once: true })
  try {
    await Promise.race([readAll(), left.promise])
  } finally {
    isLeft = true
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
    void reader.return?.(undefined)?.catch(() => {})
  }
}
