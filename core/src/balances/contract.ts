import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { defineRoute } from '../contract/route.ts'
import { vaultId } from '../vaults/contract.ts'
import { HISTORY_PAGE_SIZE } from './constants.ts'

const chain = chainId
/** Whole number of the smallest unit, as text: JSON numbers lose digits. */
const raw = z.string().regex(/^\d+$/)
const signedRaw = z.string().regex(/^-?\d+$/)
/** The same amount in the unit people use, exact: `1.5`. */
const amountText = z.string().regex(/^-?\d+(\.\d+)?$/)
const usd = z.number()
const address = z.string().min(3).max(64)
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true')

/**
 * How much a reading can be trusted. `unknown` means that the chain could not be asked: the answer then carries
 * `unavailable: true`, its figures are zero only as a fallback, and `observedAt` is null.
 */
const reading = {
  state: z.enum(['known', 'stale', 'unknown']),
  observedAt: z.iso.datetime().nullable(),
  unavailable: z.boolean(),
}
export type ReadingState = z.infer<typeof reading.state>
/** Of a total: false when something held has no price and is therefore not in it. */
const isTotalComplete = z.boolean()

export const solanaTokenBalance = z.object({
  /** `native` for SOL itself. */
  mint: z.string(),
  balance: amountText,
  balanceRaw: raw,
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
export type SolanaTokenBalance = z.infer<typeof solanaTokenBalance>

export const lpToken = z.object({
  address: z.string(),
  name: z.string(),
  /** raydium-amm, raydium-clmm or a Meteora pair type. */
  type: z.string(),
})
export type LpToken = z.infer<typeof lpToken>

export const solanaPortfolio = z.object({
  ...reading,
  /** The SOL row first, then by value. */
  tokenBalances: z.array(solanaTokenBalance),
  lpTokens: z.array(lpToken),
  portfolio: z.object({
    totalUsdValue: usd,
    summary: z.object({ totalUsd: usd, solUsd: usd, tokensUsd: usd, lpUsd: usd }),
  }),
  /** SOL. */
  vaultBalance: amountText,
  clmmPositions: z.array(z.object({ nft: z.string() })),
  ammPositions: z.array(z.object({ address: z.string() })),
  isTotalComplete,
})
export type SolanaPortfolio = z.infer<typeof solanaPortfolio>

export const walletHistoryItem = z.object({
  blockTime: z.iso.datetime(),
  status: z.boolean(),
  txHash: z.string(),
  explorerUrl: z.string(),
  mainAction: z.string(),
  balanceChange: z.array(
    z.object({
      /** Signed, in the smallest unit. */
      amount: signedRaw,
      decimals: z.number().int(),
      symbol: z.string().nullable(),
      logoURI: z.string().nullable(),
      /** `native` or the mint. */
      address: z.string(),
    }),
  ),
})
export type WalletHistoryItem = z.infer<typeof walletHistoryItem>

/** The chains with an EVM wallet panel, by chain id; 56 is the BNB chain. */
export const evmChainId = z.enum(['1', '56'])
export type EvmChainId = z.infer<typeof evmChainId>

export const evmTokenBalance = z.object({
  /** Empty for the native coin. */
  tokenAddress: z.string(),
  /** In the smallest unit. */
  tokenBalance: raw,
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
export type EvmTokenBalance = z.infer<typeof evmTokenBalance>

export const evmBalances = z.object({
  ...reading,
  /** The native coin first, then by value. */
  tokens: z.array(evmTokenBalance),
  totalUsd: usd,
  isTotalComplete,
})
export type EvmBalances = z.infer<typeof evmBalances>

export const evmCategory = z.enum(['external', 'internal', 'erc20'])
export type EvmCategory = z.infer<typeof evmCategory>

export const evmTransaction = z.object({
  category: evmCategory,
  hash: z.string(),
  explorerUrl: z.string(),
  /** Hex. */
  blockNum: z.string(),
  metadata: z.object({ blockTimestamp: z.iso.datetime() }),
  from: z.string(),
  to: z.string().nullable(),
  /** In the unit people use, exact; null where the index does not know the decimals. */
  value: amountText.nullable(),
  asset: z.string().nullable(),
  /** The value in hex, smallest unit; no address for the native coin. */
  rawContract: z.object({ value: z.string().nullable(), address: z.string().nullable() }),
  uniqueId: z.string(),
})
export type EvmTransaction = z.infer<typeof evmTransaction>

/** A position of Uniswap V4. */
export const evmPosition = z.object({ id: z.string(), pair: z.string(), liquidity: raw })
export type EvmPosition = z.infer<typeof evmPosition>

export const hederaBalance = z.object({
  isNative: z.boolean(),
  isWrappedHbar: z.boolean(),
  /** `native` for HBAR. */
  token_id: z.string(),
  symbol: z.string().nullable(),
  name: z.string().nullable(),
  decimals: z.number().int(),
  balance: amountText,
  balanceRaw: raw,
  icon: z.string().nullable(),
  priceUsd: z.number().nullable(),
  valueUsd: usd.nullable(),
  evmAddress: z.string().nullable(),
})
export type HederaBalance = z.infer<typeof hederaBalance>

export const hederaBalances = z.object({
  ...reading,
  /** HBAR first, then by value. */
  balances: z.array(hederaBalance),
  totalUsd: usd,
  isTotalComplete,
})
export type HederaBalances = z.infer<typeof hederaBalances>

const hederaMove = z.object({ account: z.string(), amount: signedRaw })
export const hederaTransaction = z.object({
  /** Seconds and nanoseconds with a point between. */
  consensus_timestamp: z.string(),
  name: z.string(),
  transaction_id: z.string(),
  explorerUrl: z.string(),
  result: z.string(),
  /** Tinybars. */
  transfers: z.array(hederaMove),
  token_transfers: z.array(
    hederaMove.extend({
      token_id: z.string(),
      symbol: z.string().nullable(),
      /** Null where nothing says how the token is divided. */
      decimals: z.number().int().nullable(),
    }),
  ),
})
export type HederaTransaction = z.infer<typeof hederaTransaction>

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

const heldToken = valuedToken.omit({ chain: true, valueUsd: true }).extend({
  amountRaw: raw,
  decimals: z.number().int(),
  priceUsd: usd.nullable(),
})
export type HeldToken = z.infer<typeof heldToken>

/** What an address of the vault holds on one chain, and the prices that the sums are made with. */
const walletReading = z.object({ ...reading, chain, holdings: z.array(heldToken) })
export type WalletReading = z.infer<typeof walletReading>

export const balancesOverview = z.object({
  ...reading,
  totalUsd: usd,
  isTotalComplete,
  /** Solana, Hedera, Ethereum. */
  cards: z.array(chainCard),
  /** Shares of the total in hundredths of a per cent, largest first; together 10,000, or nothing where the total is 0. */
  allocation: z.array(allocationSlice),
  wallets: z.array(walletReading),
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

/** True asks the chain again, at most once every few seconds for an address. */
const refresh = flag

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
  getValueHistory: defineRoute({
    method: 'GET',
    path: '/api/balances/history',
    summary: 'What a vault was worth over time',
    access: 'session',
    rate: 'read',
    query: z.object({ vaultId, range: historyRange.default('1d') }),
    response: valueHistory,
  }),
  getSolanaBalances: defineRoute({
    method: 'GET',
    path: '/api/solana/balances',
    summary: 'Tokens, LP tokens and worth of a vault on Solana, by its first wrapped key’s public key',
    access: 'session',
    rate: 'read',
    query: z.object({ publicKey: address, refresh }),
    response: solanaPortfolio,
  }),
  getWalletHistory: defineRoute({
    method: 'GET',
    path: '/api/solana/wallet-history',
    summary:
      'Transactions of a vault on Solana, newest first; `before` is the last txHash of the page before',
    access: 'session',
    rate: 'read',
    query: z.object({
      walletAddress: address,
      limit: z.coerce.number().int().min(1).max(50).default(HISTORY_PAGE_SIZE),
      before: z
        .string()
        .regex(/^[1-9A-HJ-NP-Za-km-z]{32,100}$/)
        .optional(),
      refresh,
    }),
    response: z.object({ ...reading, data: z.object({ solana: z.array(walletHistoryItem) }) }),
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
  listEvmTransactions: defineRoute({
    method: 'GET',
    path: '/api/evm/transactions',
    summary: 'Transfers of a vault on Ethereum or BSC, newest first, of one category or of all',
    access: 'session',
    rate: 'read',
    query: z.object({
      address,
      chainId: evmChainId.default('1'),
      category: evmCategory.optional(),
      cursor: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
      refresh,
    }),
    response: z.object({
      ...reading,
      transactions: z.array(evmTransaction),
      nextCursor: z.string().nullable(),
    }),
  }),
  listEvmPositions: defineRoute({
    method: 'GET',
    path: '/api/uniswap/positions',
    summary: 'Uniswap V4 positions of a vault on Ethereum',
    access: 'session',
    rate: 'read',
    query: z.object({ address, refresh }),
    response: z.object({ ...reading, positions: z.array(evmPosition) }),
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
  getHederaAccount: defineRoute({
    method: 'GET',
    path: '/api/hedera/accounts/:id',
    summary: 'The account behind an account id or an EVM address; anybody’s, as the network publishes it',
    access: 'session',
    rate: 'read',
    params: z.object({ id: address }),
    response: z.object({ accountId: z.string(), evmAddress: z.string() }),
  }),
  listHederaTransactions: defineRoute({
    method: 'GET',
    path: '/api/hedera/transactions',
    summary: 'Transactions of a vault on Hedera, newest first; `before` is the last consensus_timestamp seen',
    access: 'session',
    rate: 'read',
    query: z.object({
      'account.id': address,
      before: z
        .string()
        .regex(/^\d{1,12}\.\d{1,9}$/)
        .optional(),
      refresh,
    }),
    response: z.object({
      ...reading,
      transactions: z.array(hederaTransaction),
      nextCursor: z.string().nullable(),
    }),
  }),
}
