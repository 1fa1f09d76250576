import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Launch, StatsWindow } from '../../market/market.ts'
import type { World } from '../../world/world.ts'
import { describeToken, LAUNCHPAD_NAMES } from '../jupiter/describe-token.ts'
import { createFactReader, type FactReader } from '../jupiter/token-facts.ts'
import { launchedToken } from '../jupiter/traded-token.ts'

const MOST_POOLS = 50

const LAUNCHPADS = ['pump.fun', 'raydium-launchlab', 'met-dbc'] as const
const poolsQuery = z.strictObject({
  launchpads: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(LAUNCHPADS)).min(1)),
})
const poolsPath = z.strictObject({
  category: z.enum(['toptrending', 'toptraded']),
  interval: z.enum(['5m', '1h', '6h', '24h']),
})

export function mountPools(scope: FastifyInstance, world: World): void {
  const readFacts = createFactReader(world)
  scope.get('/v1/pools/:category/:interval', async (request, reply) => {
    const path = poolsPath.safeParse(request.params)
    const query = poolsQuery.safeParse(request.query)
    if (!path.success) return refuse(reply, 'Invalid category or interval')
    if (!query.success) return refuse(reply, 'Invalid launchpads')
    const { category, interval } = path.data
    const wanted: readonly string[] = query.data.launchpads
    const atMs = world.clock.nowMs()
    const launches = world.market.launches.solana
      .alive(atMs)
      .filter(({ launchpad }) => wanted.includes(LAUNCHPAD_NAMES[launchpad] ?? ''))
    const pools = rank(world, launches, { category, interval, atMs })
    return { pools: pools.map((launch) => describePool({ world, readFacts, atMs }, launch)) }
  })
}

function refuse(reply: FastifyReply, error: string): FastifyReply {
  return reply.status(400).send({ error })
}

type Order = z.output<typeof poolsPath> & { readonly interval: StatsWindow; readonly atMs: number }

function rank({ market }: World, launches: readonly Launch[], order: Order): readonly Launch[] {
  const scoreOf = ({ asset }: Launch) => {
    const stats = market.stats(asset.id, order.interval, order.atMs)
    const volumeUsd = stats.buyVolumeUsd + stats.sellVolumeUsd
    if (order.category === 'toptraded') return volumeUsd
    return Math.max(0, stats.priceChangePct) * Math.log10(1 + volumeUsd)
  }
  return launches
    .map((launch) => ({ launch, score: scoreOf(launch) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_POOLS)
    .map(({ launch }) => launch)
}

type Place = { readonly world: World; readonly readFacts: FactReader; readonly atMs: number }

function describePool({ world, readFacts, atMs }: Place, launch: Launch) {
  const token = launchedToken(launch)
  const facts = readFacts(token, atMs)
  const day = facts.stats('24h')
  return {
    id: launch.curvePool,
    chain: 'solana',
    baseAsset: describeToken(world, { token, facts, atMs }),
    bondingCurve: launch.progress * 100,
    volume24h: day === null ? 0 : day.buyVolumeUsd + day.sellVolumeUsd,
    liquidity: facts.liquidityUsd,
    createdAt: new Date(launch.bornAtMs).toISOString(),
    updatedAt: new Date(atMs).toISOString(),
  }
}
