import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { defineRoute } from '../contract/route.ts'
import { defineTopic } from '../live/topic.ts'
import { rawFigure } from '../money/raw-amount.ts'
import { vaultId } from '../vaults/contract.ts'

const funding = z.object({
  sent: z.array(z.object({ chain: chainId, transactionIds: z.array(z.string()) })),
})
export type Funding = z.infer<typeof funding>

const holding = z.object({
  /** `native`, or the token's address on its chain. */
  token: z.string(),
  symbol: z.string().nullable(),
  decimals: z.int().min(0),
  /** A whole number of the smallest unit, as text: JSON numbers lose digits. */
  amountRaw: rawFigure,
})
export type Holding = z.infer<typeof holding>

/** What could not be read is unknown, never zero. */
const chainHoldings = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('known'),
    chain: chainId,
    observedAt: z.iso.datetime(),
    holdings: z.array(holding),
  }),
  z.object({
    state: z.literal('stale'),
    chain: chainId,
    observedAt: z.iso.datetime(),
    holdings: z.array(holding),
  }),
  z.object({ state: z.literal('unknown'), chain: chainId }),
])
export type ChainHoldings = z.infer<typeof chainHoldings>

export const faucetRoutes = {
  fundVault: defineRoute({
    method: 'POST',
    path: '/api/faucet',
    summary: 'Send coins of no value to a vault, on every chain; twice within a minute is once',
    access: 'session',
    rate: 'costly',
    body: z.object({ vaultId }),
    response: funding,
  }),
  listHoldings: defineRoute({
    method: 'GET',
    path: '/api/faucet/holdings',
    summary: 'What a vault holds on each chain, as far as it could be read',
    access: 'session',
    rate: 'read',
    query: z.object({ vaultId }),
    response: z.array(chainHoldings),
  }),
}

export const vaultFunded = defineTopic('vault-funded', z.object({ tokenId: vaultId }))
