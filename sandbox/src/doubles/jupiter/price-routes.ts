import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { World } from '../../world/world.ts'
import { lieAbout } from './lie-about.ts'
import type { FactReader, TokenFacts } from './token-facts.ts'
import { findToken, priceOf, type TradedToken } from './traded-token.ts'

const MOST_IDS = 50

const priceQuery = z.strictObject({ ids: z.string().min(1) })

export function mountPrices(scope: FastifyInstance, world: World, readFacts: FactReader): void {
  scope.get('/price/v3', async (request, reply) => {
    const query = priceQuery.safeParse(request.query)
    if (!query.success) return reply.status(400).send({ error: 'ids is required' })
    const ids = [...new Set(query.data.ids.split(',').map((id) => id.trim()))]
    if (ids.length > MOST_IDS) return reply.status(400).send({ error: `Too many ids, at most ${MOST_IDS}` })
    const atMs = world.clock.nowMs()
    const lie = lieAbout(world.faults, request.url)
    const prices = ids.flatMap((id) => {
      const token = findToken(world, id, atMs)
      const price = token && describePrice(world, { token, facts: readFacts(token, atMs), atMs })
      return price ? [[id, { ...price, usdPrice: lie(price.usdPrice) }] as const] : []
    })
    return Object.fromEntries(prices)
  })
}

type PricedToken = { readonly token: TradedToken; readonly facts: TokenFacts; readonly atMs: number }

/** Left out where a price would mean nothing: nobody could sell at it. */
function describePrice(world: World, { token, facts, atMs }: PricedToken) {
  const usdPrice = isUnreliable(token) ? null : priceOf(world.market, token, atMs)
  if (usdPrice === null) return null
  return {
    usdPrice,
    blockId: Number(world.solana.blockHeight()),
    decimals: token.listing.decimals,
    priceChange24h: facts.stats('24h')?.priceChangePct ?? null,
    liquidity: facts.liquidityUsd,
    createdAt: new Date(token.bornAtMs).toISOString(),
  }
}

function isUnreliable(token: TradedToken): boolean {
  return token.listing.risk.honeypot || token.launch?.phase === 'dead'
}
