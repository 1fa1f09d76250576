import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RateDecision } from '../rate/rate-limiter.ts'
import { securityHeaders } from './security-headers.ts'

export type JsonAnswer = {
  readonly status: number
  readonly body: string
  readonly cookies?: readonly string[]
  /** Of a redirect. */
  readonly location?: string | null
}

export type AnswerJson = (request: FastifyRequest, reply: FastifyReply, answer: JsonAnswer) => void

/**
 * Sends every JSON answer, good or bad, with its head in one piece: this runs for each call, and setting fifteen
 * headers one by one costs more than the session and the rate limit together.
 */
export function createJsonAnswer(publicOrigin: string): AnswerJson {
  const always = Object.entries({
    ...securityHeaders(publicOrigin),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  }).flat()
  return (request, reply, { status, body, cookies, location }) => {
    const head = [...always, 'x-request-id', request.id, 'content-length', String(Buffer.byteLength(body))]
    if (location) head.push('location', location)
    if (request.budget) addBudget(head, request.budget)
    if (cookies !== undefined) for (const cookie of cookies) head.push('set-cookie', cookie)
    reply.hijack()
    reply.raw.writeHead(status, head)
    reply.raw.end(body)
  }
}

function addBudget(head: string[], budget: RateDecision): void {
  const resetSeconds = String(Math.max(1, Math.ceil(budget.resetMs / 1000)))
  head.push(
    'ratelimit-limit',
    String(budget.limit),
    'ratelimit-remaining',
    String(budget.remaining),
    'ratelimit-reset',
    resetSeconds,
  )
  if (!budget.allowed) head.push('retry-after', resetSeconds)
}
