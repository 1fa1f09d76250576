import type { FastifyInstance } from 'fastify'
import { launchLogoUrl } from '../../logos/logo-url.ts'
import type { Launch, LaunchFigures } from '../../market/market.ts'
import type { World } from '../../world/world.ts'
import { type BoundFigures, isWithin, type PoolQuery, poolQuery } from './pool-query.ts'

type Row = { readonly launch: Launch; readonly figures: LaunchFigures }

export function mountPools(scope: FastifyInstance, world: World): void {
  scope.get('/pools', async (request, reply) => {
    const query = poolQuery.safeParse(request.query)
    if (!query.success) {
      const [issue] = query.error.issues
      return reply
        .status(400)
        .send({ statusCode: 400, message: `${issue?.path.join('.') || 'query'}: ${issue?.message}` })
    }
    return { pools: listPools(world, query.data).map((row) => describePool(world, row)) }
  })
}

function listPools({ market, clock }: World, query: PoolQuery): readonly Row[] {
  const phase = query.preExchange === undefined ? 'curve' : 'graduated'
  const sign = query.orderDirection === 'asc' ? 1 : -1
  const rankOf = ({ launch }: Row) => (query.orderBy === 'createdAt' ? launch.bornAtMs : launch.progress)
  return market.launches.solana
    .alive(clock.nowMs())
    .filter((launch) => launch.launchpad === 'pump' && launch.phase === phase)
    .map((launch): Row => ({ launch, figures: launch.figures }))
    .filter((row) => isWithin(query, boundFigures(row)))
    .sort((one, other) => sign * (rankOf(one) - rankOf(other)))
    .slice(0, query.limit)
}

function boundFigures({ launch, figures }: Row): BoundFigures {
  return {
    marketCap: launch.marketCapUsd,
    liquidUsd: figures.liquidityUsd,
    totalVolume: figures.volumeUsd,
    devHoldingPercent: figures.devPct,
    insiderHoldingPercent: figures.insiderPct,
    holderCount: figures.holders,
    buys: figures.buys,
    sells: figures.sells,
    txns: figures.buys + figures.sells,
    sniperWallets: figures.sniperWallets,
  }
}

function describePool(world: World, row: Row) {
  const { launch, figures } = row
  const { listing, links } = launch
  const { holderCount, marketCap, liquidUsd, ...told } = boundFigures(row)
  return {
    poolAddress: launch.graduatedPool ?? launch.curvePool,
    baseToken: listing.address,
    baseTokenInfo: {
      name: listing.name,
      symbol: listing.symbol,
      decimals: listing.decimals,
      logoUri: launchLogoUrl(world, launch),
      holderCount,
      social: { twitter: links.twitter, website: links.website, telegram: links.telegram },
    },
    ...(launch.phase === 'curve' ? { exchange: 'pump' } : { exchange: 'pumpswap', preExchange: 'pump' }),
    curvePercent: launch.progress * 100,
    priceUsd: figures.priceUsd,
    marketCap,
    liquidUsd,
    createdAt: Math.floor(launch.bornAtMs / 1_000),
    report: {
      ...told,
      priceChangePercent: world.market.stats(listing.assetId, '24h', world.clock.nowMs()).priceChangePct,
    },
  }
}
