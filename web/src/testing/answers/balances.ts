import type {
  EvmBalances,
  EvmTransaction,
  HederaBalances,
  HederaTransaction,
  HeldToken,
  SolanaPortfolio,
  WalletHistoryItem,
  WalletReading,
} from '@windhover/core/balances/contract'

/** Answers of the balances endpoints in the shapes of the contract, for what no living chain shows at will. */

const OBSERVED = { state: 'known', observedAt: '2026-11-15T04:00:00.000Z', unavailable: false } as const
export const UNKNOWN = { state: 'unknown', observedAt: null, unavailable: true } as const
export const STALE = { state: 'stale', observedAt: '2026-01-02T03:04:05.000Z', unavailable: false } as const

type TokenFacts = { readonly mint: string; readonly symbol: string; readonly valueUsd?: number }

const solanaToken = ({
  mint,
  symbol,
  valueUsd = 10,
}: TokenFacts): SolanaPortfolio['tokenBalances'][number] => ({
  mint,
  balance: '2.5',
  balanceRaw: '2500000000',
  decimals: 9,
  tokenAccount: null,
  isFrozen: false,
  valueUsd,
  market_data: {
    name: `${symbol} coin`,
    symbol,
    logo: null,
    price_usd: 4.12345,
    price_change_24h: -7.164,
    market_cap_usd: 2_440_000_000,
  },
})

export const solanaPortfolio = (changes: Partial<SolanaPortfolio> = {}): SolanaPortfolio => ({
  ...OBSERVED,
  // SOL last, so that a table that shows it first has put it there.
  tokenBalances: [
    solanaToken({ mint: 'MintJup', symbol: 'JUP' }),
    solanaToken({ mint: 'MintBonk', symbol: 'BONK' }),
    solanaToken({ mint: 'native', symbol: 'SOL', valueUsd: 1 }),
  ],
  lpTokens: [],
  portfolio: { totalUsdValue: 1234.5, summary: { totalUsd: 1234.5, solUsd: 1, tokensUsd: 20, lpUsd: 0 } },
  vaultBalance: '2.5',
  clmmPositions: [],
  ammPositions: [],
  isTotalComplete: true,
  ...changes,
})

export const historyItem = (place: number, amount = '-1500000000'): WalletHistoryItem => ({
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

export const evmBalances = (symbols: readonly string[], changes: Partial<EvmBalances> = {}): EvmBalances => ({
  ...OBSERVED,
  tokens: symbols.map((symbol, place) => ({
    tokenAddress: place === 0 ? '' : `0x${String(place).padStart(40, '0')}`,
    tokenBalance: '2000000000000000000',
    tokenMetadata: { decimals: 18, symbol, name: null, logo: null },
    tokenPrices: [{ currency: 'usd', value: 3928.0411, lastUpdatedAt: null }],
    valueUsd: 7856.08,
  })),
  totalUsd: 7856.08,
  isTotalComplete: true,
  ...changes,
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
export const evmPositions = (positions: readonly { id: string; pair: string; liquidity: string }[]) => ({
  ...OBSERVED,
  positions: [...positions],
})

export const hederaBalances = (symbols: readonly string[]): HederaBalances => ({
  ...OBSERVED,
  balances: symbols.map((symbol, place) => ({
    isNative: place === 0,
    isWrappedHbar: false,
    token_id: place === 0 ? 'native' : `0.0.${place}`,
    symbol,
    name: null,
    decimals: 8,
    balance: '10',
    balanceRaw: '1000000000',
    icon: null,
    priceUsd: 0.22,
    valueUsd: 2.2,
    evmAddress: null,
  })),
  totalUsd: 6.6,
  isTotalComplete: true,
})

/** Tinybars that arrived in the account. */
export const hederaTransaction = (account: string, amount: string): HederaTransaction => ({
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

const heldToken = (place: number): HeldToken => ({
  token: `token${place}`,
  symbol: `T${place}`,
  name: null,
  logo: null,
  amountRaw: '10',
  decimals: 0,
  priceUsd: 1,
})

/** Seven tokens of ten dollars each. */
export const walletOf = (
  chain: WalletReading['chain'],
  changes: Partial<WalletReading> = {},
): WalletReading => ({
  ...OBSERVED,
  chain,
  holdings: Array.from({ length: 7 }, (_, place) => heldToken(place)),
  ...changes,
})
export const unpriced: HeldToken = { ...heldToken(0), priceUsd: null }
