import { drawTokenLogo } from '@windhover/core/tokens/draw-token-logo'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { World } from '../world/world.ts'

const chain = z.enum(['solana', 'ethereum', 'bsc', 'hedera'])

/** The pictures that the doubles' answers point at. */
export function mountLogos(app: FastifyInstance, world: World): void {
  app.get<{ Params: { chain: string; file: string } }>('/logos/:chain/:file', async (request, reply) => {
    const known = chain.safeParse(request.params.chain)
    const address = request.params.file.replace(/[.]svg$/, '')
    const symbol = known.success ? findSymbol(world, known.data, address) : null
    if (symbol === null) return reply.status(404).send({ error: 'no such token' })
    return reply
      .headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
      .send(drawTokenLogo({ symbol, address }))
  })
}

function findSymbol(world: World, on: z.infer<typeof chain>, address: string): string | null {
  const listed = world.universe.listing(on, address)
  if (listed) return listed.symbol
  return on === 'solana'
    ? (world.market.launches.find(address, world.clock.nowMs())?.listing.symbol ?? null)
    : null
}
