import { REPLY_SILENCE_MS } from '@windhover/core/chat/constants'
import { chatErrors } from '@windhover/core/chat/errors'
import type { UIMessageChunk } from 'ai'
import { toApiError } from '../../../lib/api/api-error.ts'
import { takePieces } from '../../../lib/live/read-event-stream.ts'

export type NumberedChunk = { readonly number: number | null; readonly chunk: UIMessageChunk }

const ENDS = new Set<string>(['finish', 'abort', 'error'])
const LAST_WORD = '[DONE]'

/** What one connection brought: false when it broke off before the reply was over. */
export type Connection = { readonly isOver: boolean }

/** Hands every chunk on; a heartbeat is no part of a reply and does not count as life (G12). */
export async function readChunks(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onChunk: (piece: NumberedChunk) => void,
  silenceMs = REPLY_SILENCE_MS,
): Promise<Connection> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let unread = ''
  let isOver = false
  let heardAt = Date.now()
  try {
    for (;;) {
      const { done, value } = await orSilence(reader.read(), heardAt + silenceMs - Date.now())
      if (done) return { isOver }
      const { pieces, rest } = takePieces(unread + value)
      unread = rest
      for (const { id, data } of pieces) {
        if (data === null) continue
        heardAt = Date.now()
        if (data === LAST_WORD) return { isOver: true }
        const chunk = JSON.parse(data) as UIMessageChunk
        isOver ||= ENDS.has(chunk.type)
        onChunk({ number: numberOf(id), chunk })
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

function numberOf(id: string | null): number | null {
  const number = Number(id ?? Number.NaN)
  return Number.isSafeInteger(number) ? number : null
}

async function orSilence<Value>(answer: Promise<Value>, waitMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(toApiError(chatErrors.outOfBreath(), { fromServer: true })),
      Math.max(waitMs, 0),
    )
  })
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}
