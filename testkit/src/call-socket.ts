import { request as httpRequest } from 'node:http'

export type SocketAnswer = { readonly status: number; readonly body: string }

/** A raw HTTP call over a Unix socket, for requests that a well-behaved client would never send. */
export function callSocket(input: {
  socketPath: string
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}): Promise<SocketAnswer> {
  const { socketPath, method, path, headers = {}, body } = input
  return new Promise((resolve, reject) => {
    const request = httpRequest({ socketPath, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      )
    })
    request.once('error', reject)
    request.end(body)
  })
}
