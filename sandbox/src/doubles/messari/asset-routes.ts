import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type CoinFigures, listCoins, slugOf } from '../../economy/coin-figures.ts'
import type { World } from '../../world/world.ts'
import { describeAsset } from './describe-asset.ts'

const SLUGS_MAX = 20

const listQuery = z.strictObject({
  search: z.string().min(1).max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  page: z.coerce.number().int().min(1).default(1),
})
const detailsQuery = z.strictObject({
  slugs: z
    .string()
    .min(1)
    .transform((text) => text.split(','))
    .pipe(z.array(z.string()).max(SLUGS_MAX)),
})

export function mountAssets(scope: FastifyInstance, world: World): void {
  scope.get('/metrics/v2/assets', async (request) => {
    const { search, limit, page } = listQuery.parse(request.query)
    const found = coinsOf(world).filter((coin) => search === undefined || isMeant(coin, search.toLowerCase()))
    return {
      error: null,
      data: found.slice((page - 1) * limit, page * limit).map(describeListed),
      metadata: { page, limit, totalRows: found.length },
    }
  })
  scope.get('/metrics/v2/assets/details', async (request) => {
    const { slugs } = detailsQuery.parse(request.query)
    const found = coinsOf(world).filter((coin) => slugs.includes(slugOf(coin.asset.name)))
    return { error: null, data: found.map((coin) => describeAsset(world, coin)) }
  })
}

const coinsOf = (world: World) => listCoins(world, world.clock.nowMs())

function isMeant({ asset }: CoinFigures, search: string): boolean {
  return [asset.symbol, asset.name, slugOf(asset.name)].some((name) => name.toLowerCase().includes(search))
}

function describeListed({ asset, rank }: CoinFigures) {
  return {
    id: asset.id,
    name: asset.name,
    slug: slugOf(asset.name),
    symbol: asset.symbol,
    category: 'Cryptocurrency',
    sector: asset.class,
    tags: [],
    rank,
    has_diligence: false,
    has_intel: false,
    has_market_data: true,
    has_news: true,
    has_proposals: false,
    has_research: false,
    has_token_unlocks: false,
    has_fundraising: false,
  }
}
