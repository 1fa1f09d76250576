import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { rawChange, rawFigure } from '../money/raw-amount.ts'
import { HISTORY_PAGE_SIZE } from './constants.ts'
import { address, amountText, reading, refresh } from './wallet-fields.ts'

export const walletHistoryItem = z.object({
  blockTime: z.iso.datetime(),
  status: z.boolean(),
  txHash: z.string(),
  explorerUrl: z.string(),
  mainAction: z.string(),
  balanceChange: z.array(
    z.object({
      /** Signed, in the smallest unit. */
      amount: rawChange,
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
export const evmPosition = z.object({ id: z.string(), pair: z.string(), liquidity: rawFigure })
export type EvmPosition = z.infer<typeof evmPosition>

const hederaMove = z.object({ account: z.string(), amount: rawChange })
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

/** What indexes and mirror nodes tell of an address: its past, its positions, its account. */
export const walletRecordRoutes = {
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
