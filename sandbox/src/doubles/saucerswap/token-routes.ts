import type { FastifyInstance } from 'fastify'
import { findListing } from '../../world/find-listing.ts'
import type { World } from '../../world/world.ts'
import { describeFullToken, describeToken, tradedListings } from './describe-token.ts'

const DAY_MS = 86_400_000

export function mountTokens(scope: FastifyInstance, world: World): void {
  scope.get('/tokens', async () => tradedListings(world).map((listing) => describeToken(world, listing)))
  scope.get('/tokens/full', async () =>
    tradedListings(world).map((listing) => describeFullToken(world, listing)),
  )
  scope.get('/tokens/known', async () =>
    tradedListings(world)
      .filter((listing) => listing.isVerified)
      .map((listing) => describeFullToken(world, listing)),
  )
  scope.get('/tokens/price-change', async () =>
    Object.fromEntries(
      tradedListings(world).map((listing) => [listing.address, changePct(world, listing.assetId, DAY_MS)]),
    ),
  )
  scope.get('/tokens/default', async () =>
    tradedListings(world)
      .filter((listing) => listing.isVerified)
      .map((listing) => ({
        id: listing.address,
        symbol: listing.symbol,
        priceUsd: world.market.priceUsd(listing.assetId, world.clock.nowMs()),
        liquidityUsd: listing.liquidityUsd,
        priceChangeHour: changePct(world, listing.assetId, DAY_MS / 24),
        priceChangeDay: changePct(world, listing.assetId, DAY_MS),
        priceChangeWeek: changePct(world, listing.assetId, 7 * DAY_MS),
      })),
  )
  scope.get<{ Params: { id: string } }>('/tokens/:id', async (request, reply) => {
    const listing = findListing(world, 'hedera', request.params.id)
    if (listing?.standard === 'hts') return describeFullToken(world, listing)
    const isId = /^0\.0\.\d+$/.test(request.params.id)
    return isId
      ? reply.status(404).send({ statusCode: 404, message: 'Token not found' })
      : reply.status(400).send({ statusCode: 400, message: 'Invalid token id' })
  })
}

/** Zero where the asset is younger than the window. */
function changePct({ market, clock }: World, assetId: string, windowMs: number): number {
  const nowMs = clock.nowMs()
  try {
    const before = market.priceUsd(assetId, nowMs - windowMs)
    return Number(((market.priceUsd(assetId, nowMs) / before - 1) * 100).toFixed(2))
  } catch {
    return 0
  }
}
