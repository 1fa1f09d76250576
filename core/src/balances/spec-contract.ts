import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { rawFigure } from '../money/raw-amount.ts'
import { evmChainId } from './records-contract.ts'
import { address, amountText, isTotalComplete, lpToken, reading, refresh, usd } from './wallet-fields.ts'

const solanaTokenBalance = z.object({
  /** `native` for SOL itself. */
  mint: z.string(),
  balance: amountText,
  balanceRaw: rawFigure,
  decimals: z.number().int(),
  /** The account that holds the most of it; null for SOL. */
  tokenAccount: z.string().nullable(),
  isFrozen: z.boolean(),
  valueUsd: usd.nullable(),
  market_data: z.object({
    name: z.string().nullable(),
    symbol: z.string().nullable(),
    logo: z.string().nullable(),
    price_usd: z.number().nullable(),
    /** Per cent. */
    price_change_24h: z.number().nullable(),
    market_cap_usd: z.number().nullable(),
  }),
})

const solanaPortfolio = z.object({
  ...reading,
  /** The SOL row first, then by value. */
  tokenBalances: z.array(solanaTokenBalance),
  /** Null, as everything here about pools: not read, which is not none. */
  lpTokens: z.array(lpToken).nullable(),
  portfolio: z.object({
    totalUsdValue: usd,
    summary: z.object({ totalUsd: usd, solUsd: usd, tokensUsd: usd, lpUsd: usd.nullable() }),
  }),
  /** SOL. */
  vaultBalance: amountText,
  clmmPositions: z.array(z.object({ nft: z.string() })).nullable(),
  ammPositions: z.array(z.object({ address: z.string() })).nullable(),
  isTotalComplete,
})
export type SolanaPortfolio = z.infer<typeof solanaPortfolio>

const evmTokenBalance = z.object({
  /** Empty for the native coin. */
  tokenAddress: z.string(),
  /** In the smallest unit. */
  tokenBalance: rawFigure,
  tokenMetadata: z.object({
    decimals: z.number().int(),
    symbol: z.string().nullable(),
    name: z.string().nullable(),
    logo: z.string().nullable(),
  }),
  /** The first value is the price; empty where nobody knows one. */
  tokenPrices: z.array(
    z.object({ currency: z.literal('usd'), value: z.number(), lastUpdatedAt: z.iso.datetime().nullable() }),
  ),
  valueUsd: usd.nullable(),
})

const evmBalances = z.object({
  ...reading,
  /** The native coin first, then by value. */
  tokens: z.array(evmTokenBalance),
  totalUsd: usd,
  isTotalComplete,
})
export type EvmBalances = z.infer<typeof evmBalances>

const hederaBalance = z.object({
  isNative: z.boolean(),
  isWrappedHbar: z.boolean(),
  /** `native` for HBAR. */
  token_id: z.string(),
  symbol: z.string().nullable(),
  name: z.string().nullable(),
  decimals: z.number().int(),
  balance: amountText,
  balanceRaw: rawFigure,
  icon: z.string().nullable(),
  priceUsd: z.number().nullable(),
  valueUsd: usd.nullable(),
  evmAddress: z.string().nullable(),
})

const hederaBalances = z.object({
  ...reading,
  /** HBAR first, then by value. */
  balances: z.array(hederaBalance),
  totalUsd: usd,
  isTotalComplete,
})
export type HederaBalances = z.infer<typeof hederaBalances>

/** The calls by chain, in the words they are known by. Each is the internal wallet in other words. */
export const balanceSpecRoutes = {
  getSolanaBalances: defineRoute({
    method: 'GET',
    path: '/api/solana/balances',
    summary: 'Tokens, LP tokens and worth of a vault on Solana, by its first wrapped key’s public key',
    access: 'session',
    rate: 'read',
    query: z.object({ publicKey: address, refresh }),
    response: solanaPortfolio,
  }),
  getEvmBalances: defineRoute({
    method: 'GET',
    path: '/api/evm/balances',
    summary: 'Tokens and worth of a vault on Ethereum (chainId 1) or BSC (56)',
    access: 'session',
    rate: 'read',
    query: z.object({ chainId: evmChainId.default('1'), address, refresh }),
    response: evmBalances,
  }),
  getHederaBalances: defineRoute({
    method: 'GET',
    path: '/api/hedera/balances',
    summary: 'Tokens and worth of a vault on Hedera, by account id or EVM address',
    access: 'session',
    rate: 'read',
    query: z.object({ address, refresh }),
    response: hederaBalances,
  }),
}
