import type { ChatMessage } from '@windhover/core/chat/message'
import type { Page, Request, Route } from 'playwright-core'

/** Answers of the chat's endpoints in the shapes of the contract, for what no living agent shows at will. */

export const CHAT_PATHS = {
  send: '/api/chat',
  history: '/api/chat/history',
  stop: '/api/chat/stop',
  feedback: '/api/chat/feedback',
  directives: '/api/chat/directives',
} as const
type PathName = keyof typeof CHAT_PATHS

export type Chunk = { readonly type: string } & Readonly<Record<string, unknown>>
type Answer = (route: Route, request: Request) => unknown

/** The latest answer of a path counts; gives the bodies that came. */
export async function answerChat(page: Page, name: PathName, answer: Answer): Promise<unknown[]> {
  const asked: unknown[] = []
  const byPath = (url: URL) => url.pathname === CHAT_PATHS[name]
  await page.unroute(byPath)
  await page.route(byPath, (route, request) => {
    asked.push(request.postDataJSON() ?? Object.fromEntries(new URL(request.url()).searchParams))
    return answer(route, request)
  })
  return asked
}

const STREAM_HEADERS = { 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' }

/** A whole reply at once, numbered as the server numbers it. */
export function eventsOf(chunks: readonly Chunk[]): string {
  const events = chunks.map((chunk, index) => `id: ${index + 1}\ndata: ${JSON.stringify(chunk)}\n\n`)
  return `${events.join('')}data: [DONE]\n\n`
}

export function answerReply(page: Page, chunks: readonly Chunk[]): Promise<unknown[]> {
  return answerChat(page, 'send', (route) =>
    route.fulfill({ headers: STREAM_HEADERS, body: eventsOf(chunks) }),
  )
}

/** Lets a call hang, so that what stands while waiting can be looked at. */
export function holdChat(page: Page, name: PathName): Promise<unknown[]> {
  return answerChat(page, name, () => new Promise(() => {}))
}

/** The house rules have been read: most tests are about what comes after them. */
export function unlockChat(page: Page): Promise<unknown[]> {
  return answerChat(page, 'directives', (route) =>
    route.fulfill({
      json: { text: '', version: 1, reviewed: true, reviewedAt: '2026-11-15T12:00:00.000Z' },
    }),
  )
}

export const CONVERSATION = '6f6f3f2e-8c39-4f3e-9a44-0a86a2a3f001'

/** A conversation that the records hold; pages as the server cuts them. */
export function answerHistory(page: Page, all: readonly ChatMessage[]): Promise<unknown[]> {
  return answerChat(page, 'history', (route, request) => {
    const query = new URL(request.url()).searchParams
    const before = query.get('before')
    const end = before === null ? all.length : all.findIndex(({ id }) => id === before)
    const from = Math.max(0, (end === -1 ? all.length : end) - Number(query.get('limit') ?? 20))
    return route.fulfill({
      json: {
        conversationId: all.length === 0 ? null : CONVERSATION,
        messages: all.slice(from, end === -1 ? all.length : end),
        hasMore: from > 0,
        run: null,
      },
    })
  })
}

export function recorded(place: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  const role = place % 2 === 0 ? 'user' : 'assistant'
  const text =
    role === 'user' ? `Question ${place}` : `Answer ${place}. ${'It goes on for a while. '.repeat(4)}`
  return {
    id: `m-${place}`,
    role,
    content: text,
    parts: [{ type: 'text', text }],
    experimental_attachments: [],
    createdAt: '2026-11-15T12:00:00.000Z',
    requestId: CONVERSATION,
    ...changes,
  }
}

export const talk = (count: number): readonly ChatMessage[] =>
  Array.from({ length: count }, (_, place) => recorded(place))

let calls = 0

export function textChunks(text: string): readonly Chunk[] {
  calls += 1
  const id = `t${calls}`
  return [
    { type: 'text-start', id },
    { type: 'text-delta', id, delta: text },
    { type: 'text-end', id },
  ]
}

export function toolChunks(toolName: string, output: unknown, input: unknown = {}): readonly Chunk[] {
  calls += 1
  const toolCallId = `c${calls}`
  return [
    { type: 'tool-input-available', toolCallId, toolName, input },
    { type: 'tool-output-available', toolCallId, output },
  ]
}

export function replyOf(...parts: readonly (readonly Chunk[])[]): readonly Chunk[] {
  calls += 1
  return [
    { type: 'start', messageId: `reply-${calls}-${Math.random().toString(36).slice(2)}` },
    { type: 'start-step' },
    ...parts.flat(),
    { type: 'finish-step' },
    { type: 'finish' },
  ]
}
