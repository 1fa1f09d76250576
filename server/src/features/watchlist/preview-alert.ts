import { PREVIEW_DAYS } from '@windhover/core/watchlist/constants'
import { listCrossings } from '@windhover/core/watchlist/list-crossings'
import type { PriceSide } from '@windhover/core/watchlist/price-side'
import { readCandles } from '../prices/index.ts'
import type { TokenPlace } from './find-token.ts'
import type { WatchlistParts } from './parts.ts'

const HOURS = PREVIEW_DAYS * 24

/** Null where there are no candles of that time. */
export async function previewAlert(
  parts: Pick<WatchlistParts, 'candles' | 'readings' | 'clock' | 'log'>,
  { chain, address, ...asked }: TokenPlace & { readonly side: PriceSide; readonly priceUsd: number },
): Promise<string[] | null> {
  const page = { chain, address, window: '1h', limit: HOURS } as const
  const candles = await readCandles(parts, page).catch((error: unknown) => {
    parts.log.warn({ err: error, chain }, 'an alert has no preview')
    return []
  })
  if (candles.length === 0) return null
  const sinceS = parts.clock.now().getTime() / 1_000 - HOURS * 3_600
  const recent = candles.filter(({ time }) => time >= sinceS)
  return listCrossings(recent, asked).map((time) => new Date(time * 1_000).toISOString())
}
