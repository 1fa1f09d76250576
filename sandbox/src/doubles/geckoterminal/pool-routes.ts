import type { FastifyInstance } from 'fastify'
import type { World } from '../../world/world.ts'
import type { ChartPool, PoolSide } from './pool-book.ts'
import { bookOf, notFound, type PoolBooks } from './refusal.ts'

const PAGE_SIZE = 20

type Place = { Params: { network: string; address: string }; Querystring: { page?: string } }

export function mountPools(
  scope: FastifyInstance,
  { world, books }: { world: World; books: PoolBooks },
): void {
  scope.get<Place>('/api/v2/networks/:network/tokens/:address/pools', async (request, reply) => {
    const { network, address } = request.params
    const pools = bookOf(books, network)?.poolsOf(address) ?? []
    if (pools.length === 0) return notFound(reply)
    const page = Math.max(Number(request.query.page ?? 1), 1)
    const shown = pools.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    return { data: shown.map((pool) => describePool(world, network, pool)) }
  })
}

function describePool(world: World, network: string, { address, base, quote, share }: ChartPool) {
  const nowMs = world.clock.nowMs()
  const priceOf = ({ listing }: PoolSide) => world.market.priceUsd(listing.assetId, nowMs)
  const token = ({ contract }: PoolSide) => ({ data: { id: `${network}_${contract}`, type: 'token' } })
  return {
    id: `${network}_${address}`,
    type: 'pool',
    attributes: {
      address,
      name: `${base.listing.symbol} / ${quote.listing.symbol}`,
      base_token_price_usd: `${priceOf(base)}`,
      quote_token_price_usd: `${priceOf(quote)}`,
      reserve_in_usd: `${world.market.liquidityUsd(base.listing.assetId, nowMs) * share}`,
    },
    relationships: { base_token: token(base), quote_token: token(quote) },
  }
}
