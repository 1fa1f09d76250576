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

const toldPosition = z.object({
  chain: chainId,
  /** `native`, or the token's address on its chain. */
  address: z.string(),
  symbol: z.string(),
  /** What it made over the span. */
  pnlUsd: usd.nullable(),
  /** What of that sales brought; the rest is in what is held. Null as well in answers from before this was told. */
  realisedUsd: usd.nullable().default(null),
  /** Held now; null where it has no price. */
  valueUsd: usd.nullable(),
})

/** What a vault or one of its tokens made over one span, with what made it. */
export const toldPnl = z.object({
  ...pnlSpan.shape,
  /** What was asked about; null: the whole vault. */
  token: z.string().nullable(),
  /** What of it sales brought; the rest is in what is held. */
  realisedUsd: usd.nullable(),
  unrealisedUsd: usd.nullable(),
  /** When the line begins and ends; null where the history does not reach back, and for a single token. */
  startedAt: z.iso.datetime().nullable().default(null),
  endedAt: z.iso.datetime().nullable().default(null),
  /** What had been made at even steps between them. */
  line: z.array(usd.nullable()).default([]),
  /** Best first. Of the vault those that made and lost the most, of a token all that there are. */
  positions: z.array(toldPosition),
  /** False where a network could not be read. */
  isComplete: z.boolean(),
})
export type ToldPnl = z.infer<typeof toldPnl>

const DAY_MINUTES = 24 * 60
/** Where the caller’s day begins: minutes that their clock is ahead of UTC. */
const utcOffsetMinutes = z.coerce.number().int().min(-DAY_MINUTES).max(DAY_MINUTES).default(0)
const TOKEN_CHARS = 120

export const pnlRoutes = {
  getPnl: defineRoute({
    method: 'GET',
    path: '/api/vaults/:vaultId/pnl',
    summary: 'What a vault made: today, in 7 and 30 days and since its first deposit, and by token',
    access: 'session',
    rate: 'read',
    params: z.object({ vaultId }),
    query: z.object({ utcOffsetMinutes }),
    response: vaultPnl,
  }),
  getPnlSpan: defineRoute({
    method: 'GET',
    path: '/api/vaults/:vaultId/pnl/:span',
    summary:
      'What a vault or one of its tokens made over one span, with its line and the tokens that made it',
    access: 'session',
    rate: 'read',
    params: z.object({ vaultId, span: pnlSpanName }),
    query: z.object({ utcOffsetMinutes, token: z.string().min(1).max(TOKEN_CHARS).optional() }),
    response: toldPnl,
  }),
}
