import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from '../log/logger.ts'
import type { AnswerJson } from './answer-json.ts'
import { mapError, toAppError } from './map-error.ts'

export type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => { status: number }

/** Tells the caller what went wrong, and the log what the caller must not know. */
export function createErrorAnswer(parts: { log: Logger; answerJson: AnswerJson }): AnswerError {
  return (error, request, reply) => {
    const known = toAppError(error)
    const { status, body } = mapError(known, request.id)
    if (status >= 500) {
      const { method, routeOptions } = request
      parts.log.error(
        { requestId: request.id, method, route: routeOptions.url, err: known },
        'request failed',
      )
    }
    // Too late to say anything: the answer has begun.
    if (reply.raw.headersSent) reply.raw.destroy()
    else parts.answerJson(request, reply, { status, body: JSON.stringify(body) })
    return { status }
  }
}
