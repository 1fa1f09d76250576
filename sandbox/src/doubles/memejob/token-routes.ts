import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { launchLogoUrl } from '../../logos/logo-url.ts'
import type { Launch } from '../../market/market.ts'
import type { World } from '../../world/world.ts'

const whole = z.string().regex(/^\d+$/).transform(Number)
const ORDERS = ['market-cap', 'creation-time', 'last-activity', 'nearest-promoted'] as const

const tokensQuery = z.strictObject({
  /** Counted from 0. */
  page: whole,
  limit: whole.pipe(z.number().min(1).max(50)),
  orderBy: z.enum(ORDERS),
  orderDirection: z.enum(['asc', 'desc']),
})

export function mountTokens(scope: FastifyInstance, world: World): void {
  scope.get('/tokens', async (request, reply) => {
    const query = tokensQuery.safeParse(request.query)
    if (!query.success) {
      const [issue] = query.error.issues
      return reply
        .status(400)
        .send({ statusCode: 400, message: `${issue?.path.join('.')}: ${issue?.message}` })
    }
    const { page, limit, orderBy, orderDirection } = query.data
    const sign = orderDirection === 'asc' ? 1 : -1
    return world.market.launches.hedera
      .alive(world.clock.nowMs())
      .map((launch) => ({ launch, value: VALUES[orderBy](launch) }))
      .sort((one, other) => sign * (one.value - other.value))
      .slice(page * limit, (page + 1) * limit)
      .map(({ launch }) => describeToken(world, launch))
  })
}

const VALUES: Readonly<Record<(typeof ORDERS)[number], (launch: Launch) => number>> = {
  'market-cap': (launch) => launch.marketCapUsd,
  'creation-time': (launch) => launch.bornAtMs,
  'last-activity': (launch) => launch.lastTradeAtMs,
  'nearest-promoted': (launch) => (launch.phase === 'curve' ? launch.progress : 0),
}

function describeToken(world: World, launch: Launch) {
  const { listing, links, marketCapUsd, asset } = launch
  return {
    id: listing.address,
    name: listing.name,
    ticker: listing.symbol,
    logo: { url: launchLogoUrl(world, launch) },
    dex: { address: launch.graduatedPool },
    priceInUsd: marketCapUsd / asset.supply,
    marketCapInUsd: marketCapUsd,
    socials: {
      twitter: links.twitter,
      telegram: links.telegram,
      website: links.website,
      discord: links.discord,
    },
  }
}
