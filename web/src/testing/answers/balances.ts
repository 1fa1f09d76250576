import type { HeldToken, WalletView } from '@windhover/core/balances/contract'
import type {
  EvmPosition,
  EvmTransaction,
  HederaTransaction,
  WalletHistoryItem,
} from '@windhover/core/balances/records-contract'
import { sampleHolding, sampleWallet } from '@windhover/core/balances/testing/sample-wallet'
import type { RawAmount } from '@windhover/core/money/raw-amount'

/** Answers of the balances endpoints in the shapes of the contract, for what no living chain shows at will. */

const OBSERVED = { state: 'known', observedAt: '2026-11-15T04:00:00.000Z', unavailable: false } as const
export const UNKNOWN = { state: 'unknown', observedAt: null, unavailable: true } as const
export const STALE = { state: 'stale', observedAt: '2026-01-02T03:04:05.000Z', unavailable: false } as const

const solanaHolding = (token: string, symbol: string, valueUsd = 10): HeldToken =>
  sampleHolding({
    ...{ token, symbol, name: `${symbol} coin`, amountRaw: '2500000000', decimals: 9 },
    ...{ priceUsd: 4.12345, change24hPct: -7.164, marketCapUsd: 2_440_000_000, valueUsd },
  })

export const solanaWallet = (changes: Partial<WalletView> = {}): WalletView =>
  sampleWallet('solana', {
    // SOL last, so that a table that shows it first has put it there.
    holdings: [
      solanaHolding('MintJup', 'JUP'),
      solanaHolding('MintBonk', 'BONK'),
      solanaHolding('native', 'SOL', 1),
    ],
    ...changes,
  })

/** So many tokens that no screen has room for all. */
export const longWallet = (count: number): WalletView =>
  solanaWallet({
    holdings: Array.from({ length: count }, (_, place) => ({
      ...solanaHolding(`Mint${place}`, `TOKEN${place}`),
      name: `Token number ${place}`,
    })),
  })

export const historyItem = (place: number, amount: RawAmount = '-1500000000'): WalletHistoryItem => ({
  blockTime: '2026-05-01T00:00:00.000Z',
  status: place !== 3,
  txHash: `tx${place}`,
  explorerUrl: `https://solscan.io/tx/tx${place}`,
  mainAction: 'token_transfer',
  balanceChange: [{ amount, decimals: 9, symbol: 'SOL', logoURI: null, address: 'native' }],
})
export const walletHistory = (items: readonly WalletHistoryItem[]) => ({
  ...OBSERVED,
  data: { solana: [...items] },
})

/** The first symbol is that of the coin. */
export const evmWallet = (chain: 'ethereum' | 'bsc', symbols: readonly string[]): WalletView =>
  sampleWallet(chain, {
    holdings: symbols.map((symbol, place) =>
      sampleHolding({
        ...{ token: place === 0 ? 'native' : `0x${String(place).padStart(40, '0')}`, symbol },
        ...{ amountRaw: '2000000000000000000', decimals: 18, priceUsd: 3928.0411, valueUsd: 7856.08 },
      }),
    ),
  })

export const evmTransactions = (transactions: readonly EvmTransaction[]) => ({
  ...OBSERVED,
  transactions: [...transactions],
  nextCursor: null,
})
export const evmTransaction = (category: EvmTransaction['category'], value: string): EvmTransaction => ({
  category,
  hash: `0x${category}`,
  explorerUrl: `https://etherscan.io/tx/0x${category}`,
  blockNum: '0x10',
  metadata: { blockTimestamp: '2026-05-01T00:00:00.000Z' },
  from: `0x${'1'.repeat(40)}`,
  to: `0x${'2'.repeat(40)}`,
  value,
  asset: 'ETH',
  rawContract: { value: null, address: null },
  uniqueId: `${category}:0`,
})
export const evmPositions = (positions: readonly EvmPosition[]) => ({
  ...OBSERVED,
  positions: [...positions],
})

export const hederaWallet = (symbols: readonly string[]): WalletView =>
  sampleWallet('hedera', {
    holdings: symbols.map((symbol, place) =>
      sampleHolding({
        ...{ token: place === 0 ? 'native' : `0.0.${place}`, symbol },
        ...{ amountRaw: '1000000000', decimals: 8, priceUsd: 0.22, valueUsd: 2.2 },
      }),
    ),
  })

/** Tinybars that arrived in the account. */
export const hederaTransaction = (account: string, amount: RawAmount): HederaTransaction => ({
  consensus_timestamp: '1777593600.000000001',
  name: 'CRYPTOTRANSFER',
  transaction_id: `${account}-1777593600-000000001`,
  explorerUrl: `https://hashscan.io/mainnet/transaction/${account}-1777593600-000000001`,
  result: 'SUCCESS',
  transfers: [{ account, amount }],
  token_transfers: [],
})
export const hederaTransactions = (transactions: readonly HederaTransaction[]) => ({
  ...OBSERVED,
  transactions: [...transactions],
  nextCursor: null,
})

const tenDollars = (place: number): HeldToken =>
  sampleHolding({ token: `token${place}`, symbol: `T${place}`, amountRaw: '10', priceUsd: 1, valueUsd: 10 })

/** Seven tokens of ten dollars each. */
export const walletOf = (chain: WalletView['chain'], changes: Partial<WalletView> = {}): WalletView =>
  sampleWallet(chain, { holdings: Array.from({ length: 7 }, (_, place) => tenDollars(place)), ...changes })
export const unpriced: HeldToken = { ...tenDollars(0), priceUsd: null, valueUsd: null }
