import {
  HEAT_MAP_EVERY_MS,
  type HeatMap,
  type HeatMapCoin,
  heatMapCoin,
} from '@windhover/core/heat-map/contract'
import { heatMapErrors } from '@windhover/core/heat-map/errors'
import { SECTORS, type SectorId } from '@windhover/core/heat-map/sectors'
import type { SectorCoin } from '@windhover/core/intelligence/market-pulse'
import { z } from 'zod'
import type { MarketPulse } from '../../ports/market-pulse.ts'
import { findPlaces } from './find-places.ts'
import type { HeatMapParts } from './parts.ts'

const COINS_PER_SECTOR = 20

/** The same map for everybody: all who look at it cost one question per sector and minute. */
export async function readHeatMap(parts: HeatMapParts): Promise<HeatMap> {
  const { marketPulse } = parts.intelligence
  if (marketPulse === null) throw heatMapErrors.notOffered()
  const reading = await parts.readings.read({
    scope: 'heat-map',
    name: 'coins',
    schema: z.array(heatMapCoin),
    freshMs: HEAT_MAP_EVERY_MS,
    load: async () => [...(await loadCoins(parts, marketPulse))],
  })
  if (reading.state === 'unknown') throw heatMapErrors.away()
  return {
    coins: reading.value,
    readAt: new Date(reading.observedAtMs).toISOString(),
    isStale: reading.state === 'stale',
  }
}

async function loadCoins(parts: HeatMapParts, pulse: MarketPulse): Promise<readonly HeatMapCoin[]> {
  const sectors = await Promise.all(
    SECTORS.map(async ({ id }) => ({ id, coins: await pulse.listSector(id, COINS_PER_SECTOR) })),
  )
  const coins = sectors.flatMap(({ id, coins }) => coins.flatMap((coin) => viewCoin(coin, id) ?? []))
  const once = [...new Map(coins.toReversed().map((coin) => [coin.symbol, coin])).values()]
  const places = await findPlaces(parts, once)
  return once
    .map((coin) => ({ ...coin, place: places.get(coin.symbol) ?? null }))
    .toSorted((one, other) => other.marketCapUsd - one.marketCapUsd)
}

/** Null for what has no size to be drawn by. */
function viewCoin(coin: SectorCoin, sector: SectorId): HeatMapCoin | null {
  const { symbol, name, priceUsd, marketCapUsd, volume24hUsd, week } = coin
  if (marketCapUsd === null || marketCapUsd <= 0) return null
  const changePct = {
    '1h': coin.change1hPct,
    '24h': coin.change24hPct,
    '7d': coin.change7dPct,
    '30d': coin.change30dPct,
  }
  return { symbol, name, sector, priceUsd, marketCapUsd, volume24hUsd, changePct, line: week, place: null }
}
