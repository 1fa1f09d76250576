import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'

const tokens = z.number().int()

/** What one hosted model did for a person on one day. */
export const dayUsage = z.object({
  /** In UTC. */
  day: z.iso.date(),
  model: z.string(),
  replies: z.number().int(),
  inputTokens: tokens,
  /** Part of the input. */
  cachedTokens: tokens,
  outputTokens: tokens,
  /** At most, by the operator's price; null where none is set. */
  costUsd: z.number().nullable(),
})
export type DayUsage = z.infer<typeof dayUsage>

export const usageRoutes = {
  getUsage: defineRoute({
    method: 'GET',
    path: '/api/chat/usage',
    summary: 'Replies that a hosted model wrote for the person, by day, with their tokens and cost',
    access: 'session',
    rate: 'read',
    query: z.object({ days: z.coerce.number().int().min(1).max(90).default(30) }),
    response: z.object({ days: z.array(dayUsage) }),
  }),
}
