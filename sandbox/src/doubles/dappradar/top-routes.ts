import type { ChainId } from '@windhover/core/chains/chain'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { changePct } from '../../economy/change-pct.ts'
import { slugOf } from '../../economy/coin-figures.ts'
import { CHAIN_NAMES, listVenues, lockedUsd, readTraffic, type Venue } from '../../economy/venues.ts'
import { DAY_MS } from '../../market/anchor.ts'
import { hostilePlace, writeHostile } from '../../news/hostile-text.ts'
import type { World } from '../../world/world.ts'

const SLUGS: Readonly<Record<ChainId, string>> = {
  solana: 'solana',
  ethereum: 'ethereum',
  bsc: 'binance-smart-chain',
  hedera: 'hedera',
}
const RANGE_DAYS = { '24h': 1, '7d': 7, '30d': 30 } as const

const place = z.object({ metric: z.enum(['uaw', 'volume', 'transactions', 'balance']) })
const topQuery = z.strictObject({
  chain: z.enum(Object.values(SLUGS)).optional(),
  category: z.string().optional(),
  range: z.enum(['24h', '7d', '30d']).default('24h'),
  top: z.enum(['10', '25', '50', '100']).default('10'),
})

export function mountTop(scope: FastifyInstance, world: World): void {
  scope.get('/v2/dapps/top/:metric', async (request) => {
    const { metric } = place.parse(request.params)
    const { chain, category, range, top } = topQuery.parse(request.query)
    const venues = listVenues(world)
    const hostile = venues[hostilePlace(world.seed, 'dapp', venues.length)]
    const results = venues
      .filter((venue) => chain === undefined || SLUGS[venue.chain] === chain)
      .map((venue) =>
        describeDapp(world, venue, { days: RANGE_DAYS[range], isHostile: venue.id === hostile?.id }),
      )
      .toSorted((one, other) => other.metrics[metric] - one.metrics[metric])
      .slice(0, Number(top))
    return {
      success: true,
      chain: chain ?? null,
      category: category ?? null,
      range,
      top: Number(top),
      results,
    }
  })
}

function describeDapp(world: World, venue: Venue, { days, isHostile }: { days: number; isHostile: boolean }) {
  const nowMs = world.clock.nowMs()
  const now = readTraffic(world, venue, nowMs)
  const before = readTraffic(world, venue, nowMs - days * DAY_MS)
  const balance = lockedUsd(world, venue, nowMs)
  const slug = slugOf(venue.name)
  const words = `${venue.name} on ${CHAIN_NAMES[venue.chain].name}.`
  return {
    dappId: venue.id,
    name: venue.name,
    description: isHostile ? `${words} ${writeHostile(world.seed, 'dapp', venue.id)}` : words,
    fullDescription: `<p>${words}</p>`,
    logo: null,
    link: `https://dapps.example/${slug}`,
    website: `https://${slug}.example/`,
    chains: [SLUGS[venue.chain]],
    categories: ['defi'],
    socialLinks: [],
    metrics: {
      transactions: now.transactions * days,
      transactionsPercentageChange: changePct(now.transactions, before.transactions),
      uaw: now.users,
      uawPercentageChange: changePct(now.users, before.users),
      volume: now.volumeUsd * days,
      volumePercentageChange: changePct(now.volumeUsd, before.volumeUsd),
      balance,
      balancePercentageChange: changePct(balance, lockedUsd(world, venue, nowMs - days * DAY_MS)),
    },
    tags: [],
  }
}
