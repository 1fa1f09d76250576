import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DoubleRefusal, defineDouble } from '../double.ts'
import { answerSwap } from './answer-swap.ts'
import { GATEWAY, newZid, rateLimited, serverError, ZeroXRefusal } from './refusal.ts'
import { readSwapRequest } from './swap-request.ts'
import { openVenues, type SwapVenue, type ZeroXWorld } from './swap-venue.ts'

const NAME = 'zero-x'
const TWICE_PCT = 200

export const double = defineDouble({
  name: NAME,
  standsFor: 'the swap API of 0x, v2 (api.0x.org)',
  faults: ['drop', 'delay', 'lie', 'expire', 'timeout-after-success', 'rate-limit', 'server-error'],
  rateLimited,
  serverError,
  // A scope of its own, since errors are worded otherwise than in the scope around it.
  mount: async (scope, world) => {
    await scope.register((inner) => mountZeroX(inner, world))
  },
})

async function mountZeroX(scope: FastifyInstance, world: ZeroXWorld): Promise<void> {
  const venues = await openVenues(world)
  scope.addHook('onRequest', async (request, reply) => {
    const refusal = checkHeaders(request)
    if (refusal) return refuse(reply, refusal)
  })
  scope.setErrorHandler((error, _request, reply) =>
    refuse(reply, error instanceof ZeroXRefusal ? error.refusal : serverError()),
  )
  for (const via of ['allowance-holder', 'permit2'] as const) {
    for (const kind of ['price', 'quote'] as const) {
      const isFirm = kind === 'quote'
      scope.get(`/swap/${via}/${kind}`, async (request) => {
        const swap = readSwapRequest(request.query, { taker: isFirm })
        const lie = world.faults.strike(NAME, 'lie', request.url)
        return answerSwap({
          venue: venueOf(venues, swap.chainId),
          request: swap,
          via,
          isFirm,
          toldPct: lie ? (lie.amount ?? TWICE_PCT) : 100,
          hasExpired: isFirm && world.faults.strike(NAME, 'expire', request.url) !== null,
        })
      })
    }
  }
  scope.get('/sources', async () => ({ sources: ['Uniswap_V3'], zid: newZid() }))
}

function checkHeaders({ headers }: FastifyRequest): DoubleRefusal | null {
  if (!headers['0x-api-key']) return GATEWAY.noKey
  return headers['0x-version'] === 'v2' ? null : GATEWAY.noRoute
}

function venueOf(venues: ReadonlyMap<number, SwapVenue>, chainId: number): SwapVenue {
  const venue = venues.get(chainId)
  if (!venue) throw new Error(`There is no venue on chain ${chainId}`)
  return venue
}

function refuse(reply: FastifyReply, refusal: DoubleRefusal): FastifyReply {
  return reply
    .status(refusal.status)
    .headers(refusal.headers ?? {})
    .send(refusal.body)
}
