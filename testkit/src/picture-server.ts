import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type PictureServer = {
  readonly url: string
  readonly host: string
  readonly requests: readonly string[]
  readonly stop: () => Promise<void>
}

type PictureAnswer = {
  readonly status?: number
  readonly type?: string
  readonly body?: string | Buffer
  readonly location?: string
}

/** Stands for a host of pictures, which no test can reach. What is not in the list is not found. */
export async function startPictureServer(
  answers: Readonly<Record<string, PictureAnswer>>,
): Promise<PictureServer> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    requests.push(path)
    const { status = 200, type = 'image/png', body = 'png', location } = answers[path] ?? { status: 404 }
    response.writeHead(status, { 'content-type': type, ...(location ? { location } : {}) }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `http://${host}`, host, requests, stop }
}
