import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chooseModel } from '@windhover/server/adapters/ai-agent/choose-model'

export type Provider = 'anthropic' | 'openai' | 'compatible'
type Model = NonNullable<ReturnType<typeof chooseModel>>

/** The body that a provider would get, caught on its way: nothing leaves this machine. */
export async function captureRequest(
  provider: Provider,
  options: Parameters<Model['doStream']>[0],
): Promise<Readonly<Record<string, unknown>>> {
  let body = ''
  const server = createServer(async (request, response) => {
    for await (const piece of request) body += String(piece)
    response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":{"message":"caught"}}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const model = chooseModel({ provider, name: 'any', apiKey: 'none', url, price: null })
  try {
    await model?.doStream(options)
  } catch {
    // It is answered with a refusal as soon as its body is here.
  }
  server.closeAllConnections()
  server.close()
  return JSON.parse(body)
}
