import { type Agent, request as httpRequest } from 'node:http'

export type SocketCall = {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly body?: string
  readonly agent: Agent
  readonly socketPath: string
  readonly timeoutMs: number
  /** Where more than usual may come. */
  readonly answerBytesMax?: number
}

export type SocketAnswer = { readonly status: number; readonly body: string }

const ANSWER_BYTES_MAX = 64 * 1024

/** One exchange with a process of this machine over its Unix socket; rejects when there was no complete answer in time. */
export function sendOverSocket(call: SocketCall): Promise<SocketAnswer> {
  const { method, path, body, agent, socketPath, timeoutMs, answerBytesMax = ANSWER_BYTES_MAX } = call
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      method,
      path,
      agent,
      socketPath,
      headers:
        body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(timeoutMs),
    })
    request.once('error', reject)
    request.once('response', (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > answerBytesMax) request.destroy(new Error('it answered with too much'))
        chunks.push(chunk)
      })
      response.once('error', reject)
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
      )
    })
    request.end(body)
  })
}
