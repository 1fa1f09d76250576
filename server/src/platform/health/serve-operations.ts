import { createServer } from 'node:http'
import type { Metrics } from '../metrics/create-metrics.ts'
import { answerOperations } from './answer-operations.ts'
import type { Health } from './create-health.ts'

/** Health and metrics of a process, on a port of their own: they are for operators, not for everybody. */
export async function serveOperations(options: {
  health: Health
  metrics: Metrics
  host: string
  port: number
}): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    answerOperations(options, request, response)
      .then((answered) => {
        if (!answered) response.writeHead(404).end()
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: options.host, port: options.port, reusePort: true }, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('health and metrics have no port')
  return {
    port: address.port,
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
