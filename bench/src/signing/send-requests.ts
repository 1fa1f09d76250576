import { Agent, request } from 'node:http'
import { keepUnderWay } from './keep-under-way.ts'

export type Sender = {
  /** Keeps so many under way until all are answered. */
  all(bodies: readonly string[], underWay: number): Promise<void>
  /** One every so often, whether the others have come back or not; answers with how long each took, in ms. */
  paced(bodies: readonly string[], perSecond: number): Promise<number[]>
  close(): void
}

/** Bare calls over kept connections: what the load generator spends is not what is measured. */
export function signSender(socketPath: string): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 512, scheduling: 'fifo' })
  const post = (body: string) =>
    new Promise<void>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const call = request({ socketPath, agent, method: 'POST', path: '/sign', headers }, (response) => {
        response.resume()
        response.once('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`answered ${response.statusCode}`)),
        )
      })
      call.once('error', reject)
      call.end(body)
    })

  return {
    all: (bodies, underWay) => keepUnderWay(bodies, underWay, post),
    paced: async (bodies, perSecond) => {
      const startedMs = performance.now()
      const sent = bodies.map(async (body, index) => {
        const dueMs = startedMs + (index * 1000) / perSecond
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueMs - performance.now())))
        await post(body)
        // From the moment it was due: a stalled sender must not hide a stalled signer.
        return performance.now() - dueMs
      })
      return await Promise.all(sent)
    },
    close: () => agent.destroy(),
  }
}
