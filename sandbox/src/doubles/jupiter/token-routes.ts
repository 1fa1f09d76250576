import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { World } from '../../world/world.ts'
import { describeToken, tagsOf } from './describe-token.ts'
import { lieAbout } from './lie-about.ts'
import { CATEGORIES, createRanking } from './rank-tokens.ts'
import { createTokenSearch, MOST_MINTS } from './search-tokens.ts'
import type { FactReader } from './token-facts.ts'
import { launchedToken, type TradedToken } from './traded-token.ts'

const MOST_RECENT = 30
const DEFAULT_LIMIT = 50

const searchQuery = z.strictObject({ query: z.string().min(1) })
const tagQuery = z.strictObject({ query: z.enum(['verified', 'lst', 'stocks']) })
const topQuery = z.strictObject({
  limit: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(100)).optional(),
})
const topPath = z.strictObject({ category: z.enum(CATEGORIES), interval: z.enum(['5m', '1h', '6h', '24h']) })

export function mountTokens(scope: FastifyInstance, world: World, readFacts: FactReader): void {
  const search = createTokenSearch(world)
  const rank = createRanking({ world, listed: search.listed, readFacts })
  const describe = (tokens: readonly TradedToken[], subject: string) => {
    const atMs = world.clock.nowMs()
    const lie = lieAbout(world.faults, subject)
    return tokens.map((token) => {
      const answer = describeToken(world, { token, facts: readFacts(token, atMs), atMs })
      const usdPrice = answer.usdPrice === null ? null : lie(answer.usdPrice)
      return { ...answer, usdPrice, priceBlockId: Number(world.solana.blockHeight()) }
    })
  }

  scope.get('/tokens/v2/search', async (request, reply) => {
    const query = searchQuery.safeParse(request.query)
    if (!query.success) return refuse(reply, 'query is required')
    const isTooMany = query.data.query.split(',').length > MOST_MINTS
    if (isTooMany) return refuse(reply, `Too many mints, at most ${MOST_MINTS}`)
    return describe(search.search(query.data.query, world.clock.nowMs()), request.url)
  })

  scope.get('/tokens/v2/tag', async (request, reply) => {
    const query = tagQuery.safeParse(request.query)
    if (!query.success) return refuse(reply, 'Invalid tag')
    return describe(
      search.listed.filter((token) => tagsOf(token).includes(query.data.query)),
      request.url,
    )
  })

  scope.get('/tokens/v2/recent', async (request) => {
    const newest = world.market.launches.solana.alive(world.clock.nowMs()).slice(0, MOST_RECENT)
    return describe(newest.map(launchedToken), request.url)
  })

  scope.get('/tokens/v2/:category/:interval', async (request, reply) => {
    const path = topPath.safeParse(request.params)
    const query = topQuery.safeParse(request.query)
    if (!path.success) return refuse(reply, 'Invalid category or interval')
    if (!query.success) return refuse(reply, 'limit must be between 1 and 100')
    const ranked = await rank(path.data.category, path.data.interval, world.clock.nowMs())
    return describe(ranked.slice(0, query.data.limit ?? DEFAULT_LIMIT), request.url)
  })
}

function refuse(reply: FastifyReply, error: string): FastifyReply {
  return reply.status(400).send({ error })
}
