import { chatRoutes } from '@windhover/core/chat/contract'
import { DIRECTIVES_VERSION } from '@windhover/core/chat/directives'
import type { ChatMessage } from '@windhover/core/chat/message'
import type { ReplyChunk } from '@windhover/core/chat/reply-chunk'
import type { VaultKeeper } from './vault-keeper.ts'

/** A browser's side of the chat, reduced to bytes: what it got, and how far it came. */
export type ReadStream = {
  readonly status: number
  /** Everything that came, as it came. */
  readonly text: string
  readonly chunks: readonly ReplyChunk[]
  readonly lastId: number
  readonly isDone: boolean
  readonly runId: string | null
}

export function createChatClient(apiUrl: () => string, keeper: Pick<VaultKeeper, 'vaultId' | 'headers'>) {
  const call = async (method: string, path: string, body?: object, signal?: AbortSignal) =>
    await fetch(`${apiUrl()}${path}`, {
      method,
      headers: { ...keeper.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    })
  const json = async (method: string, path: string, body?: object) => {
    const answer = await call(method, path, body)
    return { status: answer.status, body: await answer.json() }
  }
  const { vaultId } = keeper
  return {
    json,
    vaultId,
    unlock: () => json('POST', chatRoutes.reviewDirectives.path, { version: DIRECTIVES_VERSION }),
    ask: async (
      question: {
        text: string
        conversationId: string
        requestId?: string
        trigger?: string
        messageId?: string
        editOf?: string
        /** Addresses of pictures that were uploaded before. */
        attachments?: readonly string[]
      },
      leave?: LeaveWhen,
    ): Promise<ReadStream> => {
      const message = {
        id: question.messageId ?? crypto.randomUUID(),
        role: 'user',
        content: question.text,
        parts: [{ type: 'text', text: question.text }],
        experimental_attachments: (question.attachments ?? []).map((url) => {
          return { type: 'image' as const, contentType: 'image/png' as const, url }
        }),
      } satisfies ChatMessage
      const leaving = new AbortController()
      const answer = await call(
        'POST',
        '/api/chat',
        {
          vaultId,
          conversationId: question.conversationId,
          requestId: question.requestId ?? crypto.randomUUID(),
          messages: [message],
          trigger: question.trigger ?? 'send',
          ...(question.editOf === undefined ? {} : { editOf: question.editOf }),
        },
        leaving.signal,
      )
      return await readStream(answer, leaving, leave)
    },
    follow: async (
      conversationId: string,
      options: { after?: number; runId?: string } = {},
      leave?: LeaveWhen,
    ): Promise<ReadStream> => {
      const query = new URLSearchParams({ vaultId, after: String(options.after ?? 0) })
      if (options.runId !== undefined) query.set('runId', options.runId)
      const leaving = new AbortController()
      const path = `/api/chat/conversations/${conversationId}/stream?${query}`
      return await readStream(await call('GET', path, undefined, leaving.signal), leaving, leave)
    },
    stop: (conversationId: string) => json('POST', chatRoutes.stopReply.path, { vaultId, conversationId }),
    choosePath: (conversationId: string, messageId: string) =>
      json('POST', `/api/chat/conversations/${conversationId}/path`, { vaultId, messageId }),
    history: async (query: Record<string, string> = {}) =>
      await json('GET', `/api/chat/history?${new URLSearchParams({ vaultId, ...query })}`),
  }
}

/** True: hang up now. Asked with every piece that comes. */
export type LeaveWhen = (soFar: { text: string; lastId: number }) => boolean

async function readStream(
  answer: Response,
  leaving: AbortController,
  leave: LeaveWhen | undefined,
): Promise<ReadStream> {
  let text = ''
  if (answer.body !== null) {
    const decoder = new TextDecoder()
    try {
      for await (const piece of answer.body) {
        text += decoder.decode(piece, { stream: true })
        if (leave?.({ text, lastId: lastIdOf(text) }) === true) {
          leaving.abort()
          break
        }
      }
    } catch {
      // Hung up, by us or by a server that died: what came before is what counts.
    }
  }
  // An event that was cut in the middle was not received.
  const whole = text.slice(0, text.lastIndexOf('\n\n') + 2)
  const data = [...whole.matchAll(/^data: (.*)$/gm)].map(([, line = '']) => line)
  return {
    status: answer.status,
    text: whole,
    chunks: data.filter((line) => line !== '[DONE]').flatMap(parseChunk),
    lastId: lastIdOf(whole),
    isDone: data.includes('[DONE]'),
    runId: answer.headers.get('x-run-id'),
  }
}

function parseChunk(line: string): ReplyChunk[] {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}

function lastIdOf(text: string): number {
  const whole = text.slice(0, text.lastIndexOf('\n\n') + 2)
  const found = [...whole.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1]
  return found === undefined ? 0 : Number(found)
}
