import { fearGreed, marketOverview, rankedCoin } from '@windhover/core/intelligence/market-pulse'
import { z } from 'zod'
import { askSource, notConnected, type SourceAnswer, type ToolParts } from '../ask-source.ts'

const MARKET_FRESH_MS = 60_000
/** The index changes once a day. */
const MOOD_FRESH_MS = 15 * 60_000
/** As many as one page holds: movers are picked from coins that somebody trades. */
const COINS_READ = 250

export async function readOverview(parts: ToolParts) {
  const { marketPulse } = parts.intelligence
  if (marketPulse === null) return notConnected()
  return askSource(parts, {
    source: 'market',
    name: 'overview',
    schema: marketOverview,
    freshMs: MARKET_FRESH_MS,
    load: marketPulse.getOverview,
  })
}

/** The largest coins, largest first. */
export async function readCoins(parts: ToolParts) {
  const { marketPulse } = parts.intelligence
  if (marketPulse === null) return notConnected()
  return askSource(parts, {
    source: 'market',
    name: 'coins',
    schema: z.array(rankedCoin),
    freshMs: MARKET_FRESH_MS,
    load: async () => [...(await marketPulse.listCoins(COINS_READ))],
  })
}

export async function readMood(parts: ToolParts) {
  const { moodIndex } = parts.intelligence
  if (moodIndex === null) return notConnected()
  return askSource(parts, {
    source: 'mood',
    name: 'index',
    schema: fearGreed,
    freshMs: MOOD_FRESH_MS,
    load: moodIndex.getFearGreed,
  })
}

export const valueOr = <Value, Other>(answer: SourceAnswer<Value>, other: Other): Value | Other =>
  answer.isKnown ? answer.value : other
