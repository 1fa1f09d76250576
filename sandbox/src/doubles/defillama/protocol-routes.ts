import type { ChainId } from '@windhover/core/chains/chain'
import type { FastifyInstance } from 'fastify'
import { changePct } from '../../economy/change-pct.ts'
import { slugOf } from '../../economy/coin-figures.ts'
import { CHAIN_NAMES, listVenues, lockedUsd, type Venue } from '../../economy/venues.ts'
import { DAY_MS } from '../../market/anchor.ts'
import { hostilePlace, writeHostile } from '../../news/hostile-text.ts'
import type { World } from '../../world/world.ts'

const HOUR_MS = 3_600_000

export function mountProtocols(scope: FastifyInstance, world: World): void {
  scope.get('/v2/chains', async () => {
    const nowMs = world.clock.nowMs()
    const venues = listVenues(world)
    return (Object.keys(CHAIN_NAMES) as ChainId[]).map((chain) => ({
      gecko_id: slugOf(CHAIN_NAMES[chain].name),
      tvl: venues
        .filter((venue) => venue.chain === chain)
        .reduce((sum, venue) => sum + lockedUsd(world, venue, nowMs), 0),
      tokenSymbol: CHAIN_NAMES[chain].coin,
      cmcId: null,
      name: CHAIN_NAMES[chain].name,
      chainId: null,
    }))
  })
  scope.get('/protocols', async () => {
    const venues = listVenues(world)
    const hostile = hostilePlace(world.seed, 'protocol', venues.length)
    return venues
      .map((venue, place) => describeProtocol(world, venue, place === hostile))
      .toSorted((one, other) => other.tvl - one.tvl)
  })
}

function describeProtocol(world: World, venue: Venue, isHostile: boolean) {
  const nowMs = world.clock.nowMs()
  const tvl = lockedUsd(world, venue, nowMs)
  const since = (ms: number) => changePct(tvl, lockedUsd(world, venue, nowMs - ms))
  const chain = CHAIN_NAMES[venue.chain].name
  const slug = slugOf(venue.name)
  const words = `${venue.name} ${venue.category === 'Dexs' ? 'trades tokens' : 'stakes coins'} on ${chain}.`
  return {
    id: String(venue.id),
    name: venue.name,
    address: null,
    symbol: '-',
    url: `https://${slug}.example/`,
    description: isHostile ? `${words} ${writeHostile(world.seed, 'protocol', venue.name)}` : words,
    chain,
    logo: null,
    category: venue.category,
    chains: [chain],
    slug,
    tvl,
    chainTvls: { [chain]: tvl },
    change_1h: since(HOUR_MS),
    change_1d: since(DAY_MS),
    change_7d: since(7 * DAY_MS),
    mcap: null,
  }
}
