import { drawTokenLogo } from '@windhover/core/tokens/draw-token-logo'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findListing } from '../world/find-listing.ts'
import type { World } from '../world/world.ts'

const chain = z.enum(['solana', 'ethereum', 'bsc', 'hedera'])

/** The pictures that the doubles' answers point at. */
export function mountLogos(app: FastifyInstance, world: World): void {
  app.get<{ Params: { chain: string; file: string } }>('/logos/:chain/:file', async (request, reply) => {
    const known = chain.safeParse(request.params.chain)
    const address = request.params.file.replace(/[.]svg$/, '')
    const listing = known.success ? findListing(world, known.data, address) : null
    if (listing === null) return reply.status(404).send({ error: 'no such token' })
    return reply
      .headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
      .send(drawTokenLogo({ symbol: listing.symbol, address }))
  })
}
