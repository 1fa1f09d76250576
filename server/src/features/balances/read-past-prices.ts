import type { PastAsset } from '@windhover/core/balances/reconstruct-values'
import type { ValueStep } from '@windhover/core/balances/value-steps'
import type { ChainId } from '@windhover/core/chains/chain'
import { WINDOW_SECONDS } from '@windhover/core/tokens/candles'
import { z } from 'zod'
import type { FeatureParts } from '../../composition/feature.ts'

/** However long its candles are, a line is never older than that. */
const FRESH_MS_MAX = 15 * 60_000

/** As rows: kept for every token that somebody holds. */
const keptRows = z.array(z.tuple([z.number(), z.number()]).readonly())

/**
 * What a token cost over the time of a line, from the open of its first candle on. None where nobody trades it, null
 * while nobody can tell. Asked for once in a candle's length, however many hold the token.
 */
export async function readPastPrices(
  { candles, readings, clock }: Pick<FeatureParts, 'candles' | 'readings' | 'clock'>,
  query: { readonly chain: ChainId; readonly token: string; readonly step: ValueStep },
): Promise<PastAsset['prices'] | null> {
  const { chain, token } = query
  const { window, candleCount: limit } = query.step
  const lengthMs = WINDOW_SECONDS[window] * 1_000
  const reading = await readings.read({
    scope: `past-prices:${chain}`,
    name: `${token}:${window}:${limit}`,
    schema: keptRows,
    freshMs: Math.min(lengthMs, FRESH_MS_MAX),
    load: async () => {
      const beforeMs = clock.now().getTime() + 1_000
      const found = await candles[chain].getCandles({ token, window, beforeMs, limit })
      const opens = found.slice(0, 1).map(({ time, open }) => [time * 1_000, open] as const)
      const closes = found.map(({ time, close }) => [time * 1_000 + lengthMs, close] as const)
      return [...opens, ...closes].filter(([, price]) => price > 0)
    },
  })
  if (reading.state === 'unknown') return null
  return reading.value.map(([atMs, priceUsd]) => ({ atMs, priceUsd }))
}
