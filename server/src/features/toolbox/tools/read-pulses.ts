import { coinPulse } from '@windhover/core/intelligence/social-pulse'
import { z } from 'zod'
import { askSource, notConnected, type ToolParts } from '../ask-source.ts'

const FRESH_MS = 5 * 60_000
/** One question for all coins, because the source answers only few of them a day. */
const COINS_READ = 1_000
const TRENDS_READ = 20

/** How people speak of coins: of all, largest first, or of those they speak of most. */
export async function readPulses(parts: ToolParts, order: 'market-cap' | 'interactions' = 'market-cap') {
  const { socialPulse } = parts.intelligence
  if (socialPulse === null) return notConnected()
  const limit = order === 'market-cap' ? COINS_READ : TRENDS_READ
  return askSource(parts, {
    source: 'social',
    name: order,
    schema: z.array(coinPulse),
    freshMs: FRESH_MS,
    load: async () => [...(await socialPulse.listCoins({ order, limit }))],
  })
}
