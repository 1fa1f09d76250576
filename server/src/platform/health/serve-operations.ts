import { createServer } from 'node:http'
import type { Metrics } from '../metrics/create-metrics.ts'
import { answerOperations } from './answer-operations.ts'
import type { Health } from './create-health.ts'

/** Health and metrics of a process that serves nothing else over plain HTTP. */
export async function serveOperations(options: {
  health: Health
  metrics: Metrics
  host: string
  port: number
}): Promise<{ close: () => Promise<void> }> {
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
  return {
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
