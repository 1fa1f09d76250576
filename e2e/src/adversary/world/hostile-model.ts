import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call as the model streams it: the arguments are text, and nothing says that they are JSON. */
export type StreamedCall = { readonly name: string; readonly argumentsText: string }
export type ModelTurn = { readonly text?: string; readonly calls?: readonly StreamedCall[] }
export type ModelMessage = { readonly role: string; readonly content: unknown }

/** What the model does in a conversation whose newest question contains the mark; asked again at every step. */
export type Behaviour = (asked: {
  readonly step: number
  readonly messages: readonly ModelMessage[]
  readonly tools: readonly string[]
}) => ModelTurn

export type HostileModel = {
  readonly url: string
  readonly behave: (mark: string, behaviour: Behaviour) => void
  /** In a conversation whose newest question is exactly this. */
  readonly behaveTo: (question: string, behaviour: Behaviour) => void
  readonly forget: (mark: string) => void
  /** How often it was asked. */
  readonly asked: () => number
  readonly close: () => Promise<void>
}

/** Marks stand in questions that the strict grammar cannot read, so that the model is asked. */
export const modelMark = (place: number): string => `mark-${place}x`
const MARK = /mark-\d+x/

/** An OpenAI-compatible address behind which the attacker sits. */
export async function createHostileModel(): Promise<HostileModel> {
  const behaviours = new Map<string, Behaviour>()
  let asked = 0
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    asked += 1
    const { messages = [], tools = [] } = JSON.parse(body) as {
      messages?: ModelMessage[]
      tools?: { function: { name: string } }[]
    }
    const questionAt = messages.findLastIndex(({ role }) => role === 'user')
    const question = wordsOf(messages[questionAt]?.content)
    const behaviour = behaviours.get(question) ?? behaviours.get(MARK.exec(question)?.[0] ?? '')
    const step = messages.slice(questionAt + 1).filter(({ role }) => role === 'assistant').length
    const names = tools.map((tool) => tool.function.name)
    writeTurn(response, behaviour?.({ step, messages, tools: names }) ?? { text: 'All is quiet.' })
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    behave: (mark, behaviour) => behaviours.set(mark, behaviour),
    behaveTo: (question, behaviour) => behaviours.set(question, behaviour),
    forget: (mark) => behaviours.delete(mark),
    asked: () => asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function wordsOf(content: unknown): string {
  if (!Array.isArray(content)) return textOf(content)
  return content.flatMap((part: { text?: string }) => part.text ?? []).join(' ')
}

/** Everything that can be read in a message, pictures by their addresses. */
export function textOf(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content ?? '')
}

function writeTurn(response: ServerResponse, { text = '', calls = [] }: ModelTurn): void {
  const id = `chatcmpl-${crypto.randomUUID()}`
  const event = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({
      id,
      object: 'chat.completion.chunk',
      created: 0,
      model: 'hostile',
      choices: [{ index: 0, delta, finish_reason: finish }],
    })}\n\n`
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(event({ role: 'assistant', content: text }))
  for (const [index, { name, argumentsText }] of calls.entries()) {
    const head = { index, id: `call_${id.slice(9)}_${index}`, type: 'function' }
    response.write(event({ tool_calls: [{ ...head, function: { name, arguments: argumentsText } }] }))
  }
  response.write(event({}, calls.length > 0 ? 'tool_calls' : 'stop'))
  response.end('data: [DONE]\n\n')
}
