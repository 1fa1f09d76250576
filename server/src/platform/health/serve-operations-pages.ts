import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/create-metrics.ts'
import { answerOperations } from './answer-operations.ts'
import type { Health } from './create-health.ts'

/** Health and metrics on the server that also answers everything else. */
export function serveOperationsPages(
  app: FastifyInstance,
  parts: { health: Health; metrics: Metrics },
): void {
  for (const path of ['/health', '/health/live', '/metrics']) {
    app.get(path, (request, reply) => {
      reply.hijack()
      answerOperations(parts, request.raw, reply.raw).catch(() => reply.raw.destroy())
    })
  }
}
