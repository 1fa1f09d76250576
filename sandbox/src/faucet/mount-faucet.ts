import { isAddress as isSolanaAddress } from '@solana/kit'
import { reasonOf } from '@windhover/core/errors/reason-of'
import { FAUCET_COOLDOWN_MS } from '@windhover/core/faucet/constants'
import type { FastifyInstance } from 'fastify'
import { isAddress as isEvmAddress } from 'viem'
import { z } from 'zod'
import type { World } from '../world/world.ts'
import { createCooldowns } from './cooldowns.ts'
import { sendGifts } from './send-gifts.ts'

const chainId = z.enum(['solana', 'ethereum', 'bsc', 'hedera'])
type FundedChain = z.infer<typeof chainId>

const faucetBody = z.strictObject({
  solana: z.string().refine(isSolanaAddress, 'no address of Solana').optional(),
  evm: z
    .string()
    .refine((text) => isEvmAddress(text, { strict: false }), 'no EVM address')
    .optional(),
  /** Only these; every chain of the given addresses when left out. */
  chains: z.array(chainId).min(1).optional(),
})

type Outcome =
  | { readonly state: 'sent'; readonly chain: FundedChain; readonly ids: readonly string[] }
  | { readonly state: 'cooling'; readonly chain: FundedChain; readonly leftMs: number }
  | { readonly state: 'failed'; readonly chain: FundedChain; readonly reason: string }

/** `POST /faucet`: coins of the practice world for the asking, once a minute for an address on a chain. */
export function mountFaucet(app: FastifyInstance, world: World): void {
  const cooldowns = createCooldowns({ lengthMs: FAUCET_COOLDOWN_MS, nowMs: () => Date.now() })

  const fund = async (chain: FundedChain, owner: string): Promise<Outcome> => {
    const key = `${chain}:${chain === 'solana' ? owner : owner.toLowerCase()}`
    const leftMs = cooldowns.take(key)
    if (leftMs > 0) return { state: 'cooling', chain, leftMs }
    try {
      return { state: 'sent', chain, ids: await sendGifts(world, { chain, owner }) }
    } catch (error) {
      cooldowns.giveBack(key)
      const reason = reasonOf(error)
      world.log.warn('the faucet could not pay', { chain, owner, reason })
      return { state: 'failed', chain, reason }
    }
  }

  app.post('/faucet', async (request, reply) => {
    const parsed = faucetBody.safeParse(request.body)
    const targets = parsed.success ? targetsOf(parsed.data) : []
    if (targets.length === 0) {
      return reply.status(400).send({ error: parsed.error?.issues[0]?.message ?? 'no address was given' })
    }
    const outcomes = await Promise.all(targets.map(({ chain, owner }) => fund(chain, owner)))
    const sent = Object.fromEntries(
      outcomes.flatMap((each) => (each.state === 'sent' ? [[each.chain, each.ids]] : [])),
    )
    const failed = outcomes.filter((each) => each.state === 'failed')
    if (failed.length > 0) return reply.status(502).send({ error: failed[0]?.reason, sent })
    const waits = outcomes.map((each) => (each.state === 'cooling' ? each.leftMs : 0))
    if (Object.keys(sent).length > 0) return reply.send({ sent })
    const retryAfterSeconds = Math.ceil(Math.max(...waits) / 1000)
    return reply
      .status(429)
      .header('retry-after', retryAfterSeconds)
      .send({ error: 'This address was funded a moment ago', retryAfterSeconds })
  })
}

function targetsOf(body: z.infer<typeof faucetBody>): { chain: FundedChain; owner: string }[] {
  return (body.chains ?? chainId.options).flatMap((chain) => {
    const owner = chain === 'solana' ? body.solana : body.evm
    return owner === undefined ? [] : [{ chain, owner }]
  })
}
