import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { DAY_MS } from '../../market/anchor.ts'
import type { World } from '../../world/world.ts'

const indexQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(60).default(1),
  format: z.literal('json').optional(),
})
const WEEK_DAYS = 7

export function mountIndex(scope: FastifyInstance, world: World): void {
  scope.get('/fng/', async (request) => {
    const { limit } = indexQuery.parse(request.query)
    const nowMs = world.clock.nowMs()
    const today = Math.floor(nowMs / DAY_MS)
    return {
      name: 'Fear and Greed Index',
      data: Array.from({ length: limit }, (_, back) => {
        const value = measureMood(world, (today - back) * DAY_MS)
        return {
          value: String(value),
          value_classification: classify(value),
          timestamp: String(((today - back) * DAY_MS) / 1_000),
          ...(back === 0
            ? { time_until_update: String(Math.ceil(((today + 1) * DAY_MS - nowMs) / 1_000)) }
            : {}),
        }
      }),
      metadata: { error: null },
    }
  })
}

/** Greed after a week of gains, fear after losses and on wild days. */
function measureMood({ market }: World, atMs: number): number {
  const week = market.candles({ assetId: 'BTC', interval: '1d', untilMs: atMs, count: WEEK_DAYS })
  const [first, last] = [week[0], week.at(-1)]
  if (first === undefined || last === undefined) return 50
  const changePct = (last.close / first.open - 1) * 100
  const rangePct = ((last.high - last.low) / last.open) * 100
  return Math.round(Math.min(97, Math.max(3, 54 + 2.4 * changePct - 2 * (rangePct - 3))))
}

function classify(value: number): string {
  if (value < 25) return 'Extreme Fear'
  if (value < 46) return 'Fear'
  if (value <= 54) return 'Neutral'
  return value <= 75 ? 'Greed' : 'Extreme Greed'
}
