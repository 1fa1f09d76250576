import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Launch } from '../../market/market.ts'
import type { World } from '../../world/world.ts'
import { describeRow, labelOf } from './describe-row.ts'

const whole = z.string().regex(/^\d+$/).transform(Number)
const ORDERS = ['Hot', 'Time', 'TimeDesc', 'ProgressDesc'] as const

const tokenQuery = z.strictObject({
  pageIndex: whole.pipe(z.number().min(1)),
  pageSize: whole.pipe(z.number().min(1).max(100)),
  orderBy: z.enum(ORDERS),
  tokenName: z.string().max(100).optional(),
  /** The coin that a launch raises. */
  symbol: z.enum(['', 'BNB']).optional(),
  labels: z.string().max(100).optional(),
  listedPancake: z.enum(['true', 'false']).optional(),
})
type TokenQuery = z.output<typeof tokenQuery>

export function mountTokens(scope: FastifyInstance, world: World): void {
  scope.get('/v1/private/token/query', async (request, reply) => {
    const query = tokenQuery.safeParse(request.query)
    if (!query.success) return reply.status(400).send({ code: 400, msg: 'Request parameter error' })
    const { pageIndex, pageSize } = query.data
    const rows = listTokens(world, query.data).slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
    return { code: 0, msg: 'success', data: rows.map((launch) => describeRow(world, launch)) }
  })
}

function listTokens({ market, clock }: World, query: TokenQuery): readonly Launch[] {
  const name = query.tokenName?.toLowerCase() ?? ''
  const labels = query.labels ? query.labels.split(',') : []
  const rankOf = VALUES[query.orderBy]
  return market.launches.bsc
    .alive(clock.nowMs())
    .filter((launch) => isWanted(launch, query))
    .filter(({ listing }) => `${listing.name} ${listing.symbol}`.toLowerCase().includes(name))
    .filter((launch) => labels.length === 0 || labels.includes(labelOf(launch)))
    .map((launch) => ({ launch, value: rankOf(launch) }))
    .sort((one, other) => other.value - one.value)
    .map(({ launch }) => launch)
}

/** How near a launch is to leaving the curve is asked of those that are still on it. */
function isWanted({ phase }: Launch, { listedPancake, orderBy }: TokenQuery): boolean {
  if (listedPancake === undefined) return orderBy !== 'ProgressDesc' || phase === 'curve'
  return (phase === 'graduated') === (listedPancake === 'true')
}

const VALUES: Readonly<Record<(typeof ORDERS)[number], (launch: Launch) => number>> = {
  Hot: ({ figures }) => figures.volumeUsd,
  Time: (launch) => launch.bornAtMs,
  TimeDesc: (launch) => launch.bornAtMs,
  ProgressDesc: (launch) => launch.progress,
}
