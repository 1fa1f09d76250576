import type { FastifyReply, FastifyRequest } from 'fastify'

const MONTHLY_REQUESTS = 1_000_000

/** Counts the requests of each key in its month, as the original tells in its headers. */
export function createKeyCheck(): (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null {
  const used = new Map<string, number>()
  return (request, reply) => {
    const key = request.headers['x-api-key']
    if (typeof key !== 'string' || key === '') {
      return reply.status(401).send({ statusCode: 401, message: 'Unauthorized' })
    }
    const now = new Date()
    const monthKey = `${key} ${now.getUTCFullYear()}-${now.getUTCMonth()}`
    const count = (used.get(monthKey) ?? 0) + 1
    used.set(monthKey, count)
    reply.headers(quotaHeaders(MONTHLY_REQUESTS - count, now.getTime()))
    return null
  }
}

/** The reset is the last millisecond of the month. */
export function quotaHeaders(remaining: number, nowMs: number): Record<string, string> {
  const now = new Date(nowMs)
  const resetAtMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - 1
  return {
    'x-ratelimit-limit': `${MONTHLY_REQUESTS}`,
    'x-ratelimit-remaining': `${Math.max(remaining, 0)}`,
    'x-ratelimit-additional-total': '0',
    'x-ratelimit-reset': `${resetAtMs}`,
  }
}
