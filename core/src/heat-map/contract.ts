import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { defineRoute } from '../contract/route.ts'
import { SECTOR_IDS } from './sectors.ts'

export const HEAT_MAP_EVERY_MS = 60_000
export const HEAT_MAP_SPANS = ['1h', '24h', '7d', '30d'] as const
export type HeatMapSpan = (typeof HEAT_MAP_SPANS)[number]

const figure = z.number().nullable()

export const heatMapCoin = z.object({
  symbol: z.string(),
  name: z.string(),
  sector: z.enum(SECTOR_IDS),
  priceUsd: figure,
  marketCapUsd: z.number(),
  volume24hUsd: figure,
  changePct: z.object({ '1h': figure, '24h': figure, '7d': figure, '30d': figure }),
  /** The last seven days, oldest first; empty where nobody tells. */
  line: z.array(z.number()),
  /** Where it can be traded here; null where none of our networks has it. */
  place: z.object({ chain: chainId, address: z.string() }).nullable(),
})
export type HeatMapCoin = z.infer<typeof heatMapCoin>

export const heatMap = z.object({
  /** Largest first; each coin once, in the first sector that names it. */
  coins: z.array(heatMapCoin),
  readAt: z.iso.datetime(),
  /** True: its source does not answer, and this is what it said last. */
  isStale: z.boolean(),
})
export type HeatMap = z.infer<typeof heatMap>

export const heatMapRoutes = {
  getHeatMap: defineRoute({
    method: 'GET',
    path: '/api/heat-map',
    summary: 'The largest coins by sector, with their size and their change',
    access: 'session',
    rate: 'read',
    response: heatMap,
  }),
}
