import type { FearGreed } from '@windhover/core/intelligence/market-pulse'
import { z } from 'zod'
import { epochSeconds, figure } from '../../platform/upstream/read-fields.ts'

const MOODS = {
  'Extreme Fear': 'extreme-fear',
  Fear: 'fear',
  Neutral: 'neutral',
  Greed: 'greed',
  'Extreme Greed': 'extreme-greed',
} as const

const day = z.object({
  value: figure.pipe(z.number().min(0).max(100)),
  value_classification: z.enum(Object.keys(MOODS) as [keyof typeof MOODS, ...(keyof typeof MOODS)[]]),
  timestamp: epochSeconds,
})
export const indexAnswer = z.object({ data: z.tuple([day]).rest(z.unknown()) })

export function toFearGreed({ data: [latest] }: z.output<typeof indexAnswer>): FearGreed {
  return {
    value: latest.value,
    mood: MOODS[latest.value_classification],
    measuredAt: latest.timestamp,
  }
}
