import type { FastifyInstance } from 'fastify'
import type { DoubleRefusal } from '../double.ts'

/** Requests of the paid tier in its window of a minute; they are counted and told, only the switch refuses. */
const LIMIT = 600
const WINDOW_MS = 60_000

export function reportRateLimit(scope: FastifyInstance): void {
  let seenMs: number[] = []
  scope.addHook('onSend', async (_request, reply, payload) => {
    const nowMs = Date.now()
    if (reply.statusCode === 429) return payload
    seenMs = [...seenMs.filter((each) => nowMs - each < WINDOW_MS), nowMs].slice(-LIMIT * 2)
    const [oldestMs = nowMs] = seenMs
    reply.headers(headers({ current: seenMs.length, resetAtMs: oldestMs + WINDOW_MS }))
    return payload
  })
}

export function rateLimited(resetAtMs: number): DoubleRefusal {
  return {
    status: 429,
    headers: headers({ current: LIMIT + 1, resetAtMs }),
    body: { code: 429, message: 'Rate limit exceeded' },
  }
}

function headers({ current, resetAtMs }: { current: number; resetAtMs: number }): Record<string, string> {
  return {
    'x-ratelimit-remaining': String(LIMIT - current),
    'x-ratelimit-current': String(current),
    'x-ratelimit-reset': String(Math.ceil(resetAtMs / 1_000)),
  }
}
