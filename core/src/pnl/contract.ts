import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { defineRoute } from '../contract/route.ts'
import { rawFigure } from '../money/raw-amount.ts'
import { vaultId } from '../vaults/contract.ts'

const usd = z.number()

export const pnlSpanName = z.enum(['today', '7d', '30d', 'all'])
export type PnlSpanName = z.infer<typeof pnlSpanName>

/** What a vault made over a span; deposits and withdrawals are not counted. Null is not known, never nothing. */
export const pnlSpan = z.object({
  span: pnlSpanName,
  pnlUsd: usd.nullable(),
  /** Of `basisUsd`, in per cent. */
  percent: z.number().nullable(),
  /** What it was made with: the value at the beginning of the span and what was deposited since. */
  basisUsd: usd.nullable(),
})
export type PnlSpan = z.infer<typeof pnlSpan>

/** One token that is held or was traded, by average cost. Null where history or prices do not tell it. */
export const pnlPosition = z.object({
  chain: chainId,
  /** `native`, or the token's address on its chain. */
  token: z.string(),
  decimals: z.number().int(),
  /** Held now. */
  amountRaw: rawFigure,
  valueUsd: usd.nullable(),
  /** What one of it cost on average. */
  averageUsd: usd.nullable(),
  /** What all that is held cost. */
  costUsd: usd.nullable(),
  /** Value less cost. */
  unrealisedUsd: usd.nullable(),
  /** What sales brought, less what the sold had cost. */
  realisedUsd: usd.nullable(),
  soldAmountRaw: rawFigure,
  soldUsd: usd.nullable(),
  firstBoughtAt: z.iso.datetime().nullable(),
})
export type PnlPosition = z.infer<typeof pnlPosition>

export const vaultPnl = z.object({
  /** What the vault was worth when this was worked out; null while a chain could not be read. */
  totalUsd: usd.nullable(),
  /** Today, 7 days, 30 days, all time. */
  spans: z.array(pnlSpan),
  /** What is held by value, then what was sold. */
  positions: z.array(pnlPosition),
})
export type VaultPnl = z.infer<typeof vaultPnl>

const DAY_MINUTES = 24 * 60

export const pnlRoutes = {
  getPnl: defineRoute({
    method: 'GET',
    path: '/api/vaults/:vaultId/pnl',
    summary: 'What a vault made: today, in 7 and 30 days and since its first deposit, and by token',
    access: 'session',
    rate: 'read',
    params: z.object({ vaultId }),
    query: z.object({
      /** Where the caller’s day begins: minutes that their clock is ahead of UTC. */
      utcOffsetMinutes: z.coerce.number().int().min(-DAY_MINUTES).max(DAY_MINUTES).default(0),
    }),
    response: vaultPnl,
  }),
}
