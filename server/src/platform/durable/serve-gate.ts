import { createHash, timingSafeEqual } from 'node:crypto'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { engineAddress } from './engine-address.ts'

export type Gate = { readonly port: number; readonly close: () => Promise<void> }

/** Stands before one of the engine's sockets, which knows no passwords, and lets nobody through without one. */
export async function serveGate(options: {
  readonly socketPath: string
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
}): Promise<Gate> {
  const { socketPath, host, user, password } = options
  const agent = new Agent({ keepAlive: true })
  const isKnown = knows(engineAddress(`http://${user}:${password}@gate`).headers.authorization ?? '')
  const server = createServer((incoming, response) => {
    if (isKnown(incoming.headers.authorization)) passOn({ incoming, response, socketPath, agent })
    else response.writeHead(401, { 'www-authenticate': 'Basic', connection: 'close' }).end()
  })
  // The engine itself decides how long a call may take.
  server.requestTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port: options.port }, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the gate has no port')
  return {
    port: address.port,
    close: async () => {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}

/** Compared by their hashes: how long it takes tells nothing. */
function knows(wanted: string): (shown: string | undefined) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(wanted)
  return (shown) => shown !== undefined && timingSafeEqual(digest(shown), expected)
}

function passOn(call: {
  readonly incoming: IncomingMessage
  readonly response: ServerResponse
  readonly socketPath: string
  readonly agent: Agent
}): void {
  const { incoming, response, socketPath, agent } = call
  const { authorization: _shown, connection: _hop, ...headers } = incoming.headers
  const { method, url: path } = incoming
  const outgoing = request({ socketPath, agent, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    pipeline(answer, response, () => {})
  })
  // Whoever called sees a broken connection, as without the gate, and tries again.
  pipeline(incoming, outgoing, (error) => {
    if (error) response.destroy()
  })
  outgoing.once('error', () => response.destroy())
  response.once('close', () => outgoing.destroy())
}
