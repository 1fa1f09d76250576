import { randomUUID } from 'node:crypto'
import { reasonOf } from '@windhover/core/errors/reason-of'
import type { FastifyReply } from 'fastify'
import { ZodError } from 'zod'
import type { DoubleRefusal } from '../double.ts'

/** Every error of the original has these three fields; the status says how bad it is. */
export class UniswapRefusal extends Error {
  readonly status: number
  readonly errorCode: string

  constructor(status: number, errorCode: string, detail: string) {
    super(detail)
    this.status = status
    this.errorCode = errorCode
  }
}

export function invalidRequest(detail: string): UniswapRefusal {
  return new UniswapRefusal(400, 'RequestValidationError', detail)
}

/** The same words for a pair without pools, a chain without the protocol and an amount too small. */
export function noQuotes(): UniswapRefusal {
  return new UniswapRefusal(404, 'ResourceNotFound', 'No quotes available')
}

export function refusalBody(errorCode: string, detail: string): Readonly<Record<string, string>> {
  return { errorCode, detail, requestId: randomUUID() }
}

export const RATE_LIMITED: DoubleRefusal = {
  status: 429,
  headers: { 'retry-after': '1' },
  body: { errorCode: 'Ratelimited', detail: 'Too many requests' },
}

export const SERVER_ERROR: DoubleRefusal = {
  status: 500,
  body: { errorCode: 'InternalServerError', detail: 'Unexpected error' },
}

export function answerRefusal(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof UniswapRefusal) {
    return reply.status(error.status).send(refusalBody(error.errorCode, error.message))
  }
  if (error instanceof ZodError) {
    return reply.status(400).send(refusalBody('RequestValidationError', firstProblem(error)))
  }
  if (isBadRequest(error)) {
    return reply.status(400).send(refusalBody('RequestValidationError', error.message))
  }
  const detail = reasonOf(error)
  return reply.status(500).send(refusalBody('InternalServerError', detail))
}

function firstProblem(error: ZodError): string {
  const [issue] = error.issues
  const path = issue?.path.join('.') ?? ''
  return path === '' ? (issue?.message ?? 'Bad input') : `"${path}" ${issue?.message}`
}

/** A body that is no JSON: the web server's own error. */
function isBadRequest(error: unknown): error is Error {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 400
}
