import type { HeldToken, WalletView } from '../contract.ts'

/** One unit of a token that nobody names or prices. */
export const sampleHolding = (changes: Partial<HeldToken> & Pick<HeldToken, 'token'>): HeldToken => ({
  ...{ symbol: null, name: null, logo: null, amountRaw: '1', decimals: 0 },
  ...{ priceUsd: null, pricedAt: null, change24hPct: null, marketCapUsd: null, valueUsd: null },
  ...{ tokenAccount: null, isFrozen: false, isWrapped: false },
  ...changes,
})

export const sampleWallet = (
  chain: WalletView['chain'],
  { holdings = [], ...changes }: Partial<WalletView> = {},
): WalletView => ({
  ...{ state: 'known', observedAt: '2026-11-15T04:00:00.000Z', unavailable: false },
  chain,
  address: `address on ${chain}`,
  totalUsd: holdings.reduce((sum, { valueUsd }) => sum + (valueUsd ?? 0), 0),
  isTotalComplete: holdings.every(({ priceUsd }) => priceUsd !== null),
  holdings,
  liquidity: null,
  ...changes,
})
