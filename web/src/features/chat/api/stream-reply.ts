import type { UIMessageChunk } from 'ai'
import { isApiError } from '../../../lib/api/api-error.ts'
import { retryDelayMs } from '../../../lib/api/query-client.ts'
import { readChunks } from './read-chunks.ts'

type Body = ReadableStream<Uint8Array<ArrayBuffer>>

export type ReplySource = {
  readonly first: Body
  /** Goes on after a number; null when nothing is being written any more. */
  readonly goOn: (after: number) => Promise<Body | null>
  readonly signal: AbortSignal | undefined
  /** The connection was lost and the reply ended meanwhile: its tail is only in the records. */
  readonly onTailLost: () => void
  readonly silenceMs?: number
}

const RECONNECTS_MAX = 5

/** One reply as one stream, however often the connection under it breaks. */
export function streamReply(source: ReplySource): ReadableStream<UIMessageChunk> {
  return new ReadableStream<UIMessageChunk>({
    start: (controller) => void pump(source, controller),
  })
}

async function pump(
  source: ReplySource,
  controller: ReadableStreamDefaultController<UIMessageChunk>,
): Promise<void> {
  const { goOn, signal, onTailLost, silenceMs } = source
  let body: Body | null = source.first
  let last = 0
  let failures = 0
  try {
    for (;;) {
      const isOver: boolean = await readChunks(
        body,
        ({ number, chunk }) => {
          // What a reconnect tells a second time would be written twice.
          if (number !== null && number <= last) return
          last = number ?? last
          failures = 0
          controller.enqueue(chunk)
        },
        silenceMs,
      ).then(
        (connection) => connection.isOver,
        (error: unknown) => giveUpOrRetry(error, signal),
      )
      if (isOver) break
      body = await reconnect({ goOn, after: last, signal, failures })
      failures += 1
      if (body === null) {
        onTailLost()
        break
      }
    }
    controller.close()
  } catch (error) {
    controller.error(error)
  }
}

/** Our own sentences and the person's stop end it; a broken line does not. */
function giveUpOrRetry(error: unknown, signal: AbortSignal | undefined): false {
  if (isApiError(error) || error instanceof SyntaxError || signal?.aborted) throw error
  return false
}

async function reconnect({
  goOn,
  after,
  signal,
  failures,
}: Pick<ReplySource, 'goOn' | 'signal'> & {
  readonly after: number
  readonly failures: number
}): Promise<Body | null> {
  for (let tries = failures; ; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs(tries)))
    if (signal?.aborted) throw signal.reason
    try {
      return await goOn(after)
    } catch (error) {
      if (tries >= RECONNECTS_MAX || (isApiError(error) && !error.retryable)) throw error
    }
  }
}
