import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Launch } from '../../market/market.ts'
import type { World } from '../../world/world.ts'
import { describeRow, PLATFORM } from './describe-row.ts'
import { type Page, readPageId, writePageId } from './page-id.ts'

/** The original keeps all there ever were. */
const HISTORY_MS = 3 * 3_600_000

const SORTS = ['new', 'marketCap', 'lastTrade', 'hotToken'] as const
type Sort = (typeof SORTS)[number]

const listQuery = z.strictObject({
  sort: z.enum(SORTS),
  size: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(100)),
  mintType: z.enum(['default', 'graduated']),
  includeNsfw: z.enum(['true', 'false']),
  platformId: z.string().min(1),
  nextPageId: z.string().optional(),
})
type ListQuery = z.output<typeof listQuery>

export function mountList(scope: FastifyInstance, world: World): void {
  scope.get('/get/list', async (request) => {
    const id = randomUUID()
    const query = listQuery.safeParse(request.query)
    // It refuses with status 200, as the original does.
    if (!query.success)
      return { id, success: false, msg: `${query.error.issues[0]?.path.join('.')} type error` }
    const nowMs = world.clock.nowMs()
    const asked = query.data.nextPageId || null
    const page = asked === null ? { atMs: nowMs, offset: 0 } : readPageId(asked, query.data.sort, nowMs)
    if (page === null) return { id, success: false, msg: 'nextPageId type error' }
    return { id, success: true, data: readPage(world, query.data, page) }
  })
}

/** All pages are cut from the order of the moment at which the first one was read; only the figures are of now. */
function readPage(world: World, query: ListQuery, { atMs, offset }: Page) {
  const all = listLaunches(world, query, atMs)
  const next = offset + query.size
  const nowMs = world.clock.nowMs()
  return {
    rows: all.slice(offset, next).flatMap(({ listing }) => {
      const launch = world.market.launches.solana.find(listing.address, nowMs)
      return launch === null ? [] : [describeRow(world, launch)]
    }),
    nextPageId: next < all.length ? writePageId({ atMs, offset: next }, query.sort) : null,
  }
}

function listLaunches(world: World, query: ListQuery, atMs: number): readonly Launch[] {
  if (query.platformId !== 'PlatformWhiteList' && !query.platformId.split(',').includes(PLATFORM.pubKey)) {
    return []
  }
  const known = world.market.launches.solana
    .history('launchlab', { sinceMs: atMs - HISTORY_MS, atMs })
    .filter(({ graduatedAtMs }) => query.mintType === 'default' || graduatedAtMs !== null)
  if (query.sort === 'new') return known
  const rankOf = VALUES[query.sort]
  return known
    .map((launch) => ({ launch, value: rankOf(launch) }))
    .sort((one, other) => other.value - one.value)
    .map(({ launch }) => launch)
}

const VALUES: Readonly<Record<Exclude<Sort, 'new'>, (launch: Launch) => number>> = {
  marketCap: (launch) => launch.marketCapUsd,
  lastTrade: (launch) => launch.lastTradeAtMs,
  hotToken: (launch) => (launch.phase === 'curve' ? launch.progress : 0),
}
