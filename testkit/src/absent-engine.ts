import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type AbsentEngine = { readonly url: string; readonly stop: () => Promise<void> }

/**
 * A durable engine that knows no service, and says so at once. Where nobody listened at all, every sign-up of a test
 * would wait for the client to give up.
 */
export async function startAbsentEngine(): Promise<AbsentEngine> {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"no such service"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
