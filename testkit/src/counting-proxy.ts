import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type CountingProxy = {
  /** The same addresses, reached through here. */
  readonly env: Readonly<Record<string, string>>
  /** What was asked since the last reset: `POST /path method`. */
  readonly asked: () => readonly string[]
  readonly reset: () => void
  /** From now on everything whose line matches is answered with 503; null: nothing is. */
  readonly breakWhere: (pattern: RegExp | null) => void
  readonly close: () => Promise<void>
}

/** Stands between the product and the world, counts what is asked, and can cut the line. */
export async function startCountingProxy(env: Readonly<Record<string, string>>): Promise<CountingProxy> {
  const lines: string[] = []
  let broken: RegExp | null = null
  const server = createServer(async (request, response) => {
    const [, port = '', ...rest] = (request.url ?? '').split('/')
    const body = await readBody(request)
    const path = `/${rest.join('/')}`
    const line = `${request.method} ${path} ${methodOf(body)}`.trim()
    lines.push(line)
    if (broken?.test(line)) return response.writeHead(503).end('{}')
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === 'string' && !HOP_HEADERS.has(name)) headers.set(name, value)
    }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: request.method ?? 'GET',
      headers,
      ...(body === '' ? {} : { body }),
    }).catch(() => null)
    if (answer === null) return response.writeHead(502).end()
    const type = answer.headers.get('content-type') ?? 'application/json'
    return response.writeHead(answer.status, { 'content-type': type }).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env: Object.fromEntries(
      Object.entries(env).map(([name, value]) => [
        name,
        value.replace(/^http:\/\/127\.0\.0\.1:(\d+)/, `http://127.0.0.1:${port}/$1`),
      ]),
    ),
    asked: () => [...lines],
    reset: () => {
      lines.length = 0
    },
    breakWhere: (pattern) => {
      broken = pattern
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const HOP_HEADERS = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding'])

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** The method of a JSON-RPC call; other bodies have none. */
function methodOf(body: string): string {
  return /"method"\s*:\s*"(\w+)"/.exec(body)?.[1] ?? ''
}
