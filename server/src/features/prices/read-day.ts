import type { ChainId } from '@windhover/core/chains/chain'
import { priceOfDayAgo } from '@windhover/core/tokens/candles'
import { z } from 'zod'
import type { FeatureParts } from '../../composition/feature.ts'

const FRESH_MS = 60_000
const WINDOW = '15m'
/** A day, and what it takes to reach back over its beginning. */
const CANDLES = 98

const day = z.object({ dayAgoUsd: z.number().nullable(), lastUsd: z.number().nullable() })
export type Day = z.infer<typeof day>

/** Where a token comes from and where it stands, by its candles: for what no index tells. Null while they are away. */
export async function readDay(
  { candles, readings, clock }: Pick<FeatureParts, 'candles' | 'readings' | 'clock'>,
  { chain, address }: { readonly chain: ChainId; readonly address: string },
): Promise<Day | null> {
  const token = chain === 'ethereum' || chain === 'bsc' ? address.toLowerCase() : address
  const reading = await readings.read({
    scope: `day:${chain}`,
    name: token,
    schema: day,
    freshMs: FRESH_MS,
    load: async () => {
      const nowMs = clock.now().getTime()
      const found = await candles[chain].getCandles({
        token,
        window: WINDOW,
        beforeMs: nowMs + 1_000,
        limit: CANDLES,
      })
      return { dayAgoUsd: priceOfDayAgo(found, nowMs, WINDOW), lastUsd: found.at(-1)?.close ?? null }
    },
  })
  return reading.state === 'unknown' ? null : reading.value
}
