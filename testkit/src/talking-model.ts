import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * An OpenAI-compatible address that talks for as long as it is asked to: `talk-<words>-<delay ms>` as the model's name.
 * It stands for a hosted model where only pace and length count; what models say is the double's business.
 */
export type TalkingModel = {
  readonly url: string
  /** Conversations that are being answered now. */
  readonly talking: () => number
  readonly asked: () => number
  readonly close: () => Promise<void>
}

export async function startTalkingModel(): Promise<TalkingModel> {
  const open = new Set<ServerResponse>()
  let asked = 0
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    asked += 1
    const [, words = '10', delayMs = '0'] = String(JSON.parse(body).model).split('-')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    open.add(response)
    response.once('close', () => open.delete(response))
    await talk(response, Number(words), Number(delayMs))
    open.delete(response)
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    talking: () => open.size,
    asked: () => asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function talk(response: ServerResponse, words: number, delayMs: number): Promise<void> {
  const event = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({
      id: 'talk',
      object: 'chat.completion.chunk',
      created: 0,
      model: 'talk',
      choices: [{ index: 0, delta, finish_reason: finish }],
    })}\n\n`
  response.write(event({ role: 'assistant', content: '' }, null))
  for (let word = 1; word <= words && !response.destroyed; word += 1) {
    response.write(event({ content: `word${word} ` }, null))
    if (delayMs > 0) await sleep(delayMs)
    else if (word % 50 === 0) await sleep(0)
  }
  response.write(event({}, 'stop'))
  response.write('data: [DONE]\n\n')
}
