import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { drawFrom } from '../../universe/seeded-draw.ts'
import type { World } from '../../world/world.ts'
import { describeInscription, earlyNumber } from './inscription-routes.ts'
import type { Rune } from './rune-book.ts'

const BITCOIN = /^(?:bc1[02-9ac-hj-np-z]{11,87}|[13][1-9A-HJ-NP-Za-km-z]{25,39})$/
const RUNES_HELD_MAX = 4
const INSCRIPTIONS_HELD_MAX = 7

const pageQuery = z.strictObject({ page: z.coerce.number().int().min(1).optional() })

type Place = { Params: { address: string } }

/** Who holds what is drawn from the address itself, so that every address holds the same at any time. */
export function mountAddresses(
  scope: FastifyInstance,
  { world, runes }: { world: World; runes: readonly Rune[] },
): void {
  scope.addHook('preHandler', async (request, reply) => {
    const { address } = request.params as { address?: string }
    if (address === undefined || BITCOIN.test(address)) return
    return reply.status(400).send({ error: { message: 'Invalid Bitcoin address' } })
  })
  scope.get<Place>('/v1/address/:address/runes', async (request) => {
    const draw = drawFrom(world.seed, 'runes of', request.params.address)
    const count = Math.floor(draw.between(0, RUNES_HELD_MAX + 1))
    const first = Math.floor(draw.unit() * runes.length)
    return {
      data: Array.from({ length: count }, (_, each) => runes[(first + each) % runes.length])
        .filter((rune) => rune !== undefined)
        .map((rune) => ({
          name: rune.name,
          balance: String((rune.supplyRaw * BigInt(Math.ceil(draw.unit() * 1_000))) / 1_000_000n),
        })),
    }
  })
  scope.get<Place>('/v1/address/:address/inscriptions', async (request) => {
    const { page = 1 } = pageQuery.parse(request.query)
    const { address } = request.params
    const draw = drawFrom(world.seed, 'inscriptions of', address)
    const count = page > 1 ? 0 : Math.floor(draw.between(0, INSCRIPTIONS_HELD_MAX + 1))
    return {
      data: Array.from({ length: count }, () =>
        describeInscription(world.seed, earlyNumber(draw.unit()), address),
      ),
    }
  })
}
