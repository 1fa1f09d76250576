import { type Address, isAddress } from '@solana/kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { World } from '../../world/world.ts'
import { refuseHeaders, refuseRequest } from './check-headers.ts'
import { describeTransaction } from './describe-transaction.ts'
import { exactJson } from './exact-json.ts'

const MOST_LISTED = 100
const LIE_PERCENT = 200

const listQuery = z.strictObject({
  wallet: z.string().refine((text): text is Address => isAddress(text)),
  limit: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(MOST_LISTED)).optional(),
  before: z.string().min(1).optional(),
  ui_amount_mode: z.enum(['raw', 'scaled']).optional(),
})

export function mountWallet(scope: FastifyInstance, world: World): void {
  scope.get('/v1/wallet/tx_list', async (request, reply) => {
    const refused = refuseHeaders(request, reply)
    if (refused) return refused
    const query = listQuery.safeParse(request.query)
    if (!query.success) return refuseRequest(reply, `${query.error.issues[0]?.path.join('.')} invalid format`)
    const { wallet, limit = MOST_LISTED, before } = query.data
    const entries = world.solana.history(wallet, before === undefined ? { limit } : { limit, before })
    const lie = world.faults.strike('birdeye', 'lie', request.url)
    const percent = BigInt(Math.round(lie ? (lie.amount ?? LIE_PERCENT) : 100))
    const solana = entries.map((entry) => {
      const told = describeTransaction(world, entry, wallet)
      return {
        ...told,
        balanceChange: told.balanceChange.map((each) => ({
          ...each,
          amount: (each.amount * percent) / 100n,
        })),
      }
    })
    return reply.type('application/json').send(exactJson({ success: true, data: { solana } }))
  })
}
