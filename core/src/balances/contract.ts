import { z } from 'zod'
import { chainId as chain } from '../chains/chain-id.ts'
import { defineRoute } from '../contract/route.ts'
import { rawFigure } from '../money/raw-amount.ts'
import { vaultId } from '../vaults/contract.ts'
import { isTotalComplete, lpToken, reading, refresh, usd } from './wallet-fields.ts'

/** What holdings gained or lost in a day by their prices alone; null where no change is known. */
export const dayChange = z.object({ changeUsd: usd, percent: z.number() }).nullable()
export type DayChange = z.infer<typeof dayChange>

const valuedToken = z.object({
  chain,
  /** `native`, or the token's address on its chain. */
  token: z.string(),
  symbol: z.string().nullable(),
  name: z.string().nullable(),
  logo: z.string().nullable(),
  valueUsd: usd,
})

export const chainCard = z.object({
  ...reading,
  chain: z.enum(['solana', 'hedera', 'ethereum']),
  totalUsd: usd,
  isTotalComplete,
  change24h: dayChange,
  /** How many different tokens are held. */
  tokenCount: z.number().int(),
  /** At most five, the most valuable first. */
  topTokens: z.array(valuedToken),
  /** What the total is made of: the Ethereum card covers Ethereum and BSC. */
  sums: z.array(z.object({ ...reading, chain, name: z.string(), totalUsd: usd })),
})
export type ChainCard = z.infer<typeof chainCard>

/** One token, or what is left after the largest: then chain and token are null. */
export const allocationSlice = valuedToken.extend({
  chain: chain.nullable(),
  token: z.string().nullable(),
  shareBps: z.number().int(),
})
export type AllocationSlice = z.infer<typeof allocationSlice>

const heldToken = valuedToken.omit({ chain: true }).extend({
  amountRaw: rawFigure,
  decimals: z.number().int(),
  priceUsd: usd.nullable(),
  pricedAt: z.iso.datetime().nullable(),
  /** Per cent. */
  change24hPct: z.number().nullable(),
  marketCapUsd: usd.nullable(),
  valueUsd: usd.nullable(),
  /** On Solana, the account that holds the most of it; null for the coin and on other chains. */
  tokenAccount: z.string().nullable(),
  isFrozen: z.boolean(),
  /** The coin of the chain in its token form: WSOL, WHBAR. */
  isWrapped: z.boolean(),
})
export type HeldToken = z.infer<typeof heldToken>

/** What an address of the vault holds on one chain, and the prices that the sums are made with. */
export const walletView = z.object({
  ...reading,
  chain,
  address: z.string(),
  totalUsd: usd,
  isTotalComplete,
  /** The coin of the chain first, then by value. */
  holdings: z.array(heldToken),
  /** Shares of pools. Null: not read, which is not none. */
  liquidity: z.array(lpToken).nullable(),
})
export type WalletView = z.infer<typeof walletView>

export const balancesOverview = z.object({
  ...reading,
  totalUsd: usd,
  isTotalComplete,
  change24h: dayChange,
  /** Solana, Hedera, Ethereum. */
  cards: z.array(chainCard),
  /** Shares of the total in hundredths of a per cent, largest first; together 10,000, or nothing where the total is 0. */
  allocation: z.array(allocationSlice),
  /** Of each chain, without what has an amount of zero. */
  wallets: z.array(walletView),
})
export type BalancesOverview = z.infer<typeof balancesOverview>

export const historyRange = z.enum(['1d', '7d', '30d', '90d'])
export type HistoryRange = z.infer<typeof historyRange>

/**
 * Value over time, oldest first: as it was seen, and between and before that worked back from holdings, history and
 * candles. It begins with the first deposit; a time nobody can tell has no point.
 */
export const valueHistory = z.object({
  range: historyRange,
  points: z.array(z.object({ at: z.iso.datetime(), totalUsd: usd })),
})
export type ValueHistory = z.infer<typeof valueHistory>

export const balanceRoutes = {
  getOverview: defineRoute({
    method: 'GET',
    path: '/api/balances/overview',
    summary: 'What a vault is worth: three chain cards with their top tokens, and how it is spread',
    access: 'session',
    rate: 'read',
    query: z.object({ vaultId, refresh }),
    response: balancesOverview,
  }),
  getWallet: defineRoute({
    method: 'GET',
    path: '/api/balances/wallet',
    summary: 'What a vault holds on one chain, and what that is worth',
    access: 'session',
    rate: 'read',
    query: z.object({ vaultId, chain, refresh }),
    response: walletView,
  }),
  getValueHistory: defineRoute({
    method: 'GET',
    path: '/api/balances/history',
    summary: 'What a vault was worth over time',
    access: 'session',
    rate: 'read',
    query: z.object({ vaultId, range: historyRange.default('1d') }),
    response: valueHistory,
  }),
}
