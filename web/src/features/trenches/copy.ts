import type { TrenchesCategory } from '@windhover/core/discovery/contract'

export const trenchesCopy = {
  /** R3-036, G18 */
  about: 'Analyse top and trending Solana tokens',
  label: 'Tokens',
  categories: 'Category',
  windows: 'Window',
  category: {
    toptrending: 'Trending',
    popular: 'Popular',
    toptraded: 'Top Traded',
    new: 'New',
    toporganicscore: 'Organic',
  } satisfies Record<TrenchesCategory, string>,
  columns: {
    symbol: 'Ticker',
    risk: 'Risk',
    marketCap: 'MC',
    price: 'Price',
    volume: 'Volume',
    liquidity: 'Liquidity',
    actions: 'Actions',
  },
  loading: 'Loading tokens...',
  empty: 'No tokens found',
  noMatch: 'No token passes your filters.',
  clear: 'Clear filters',
  failed: 'The list could not be loaded.',
  live: 'Live, every 30 s',
  refreshed: (ago: string) => `Refreshed ${ago}`,
  stale: (ago: string) => `The source does not answer. Read ${ago}`,
  refresh: 'Refresh',
  safe: 'Safe and rising',
  safeHow: 'How Safe and rising is counted',
  count: (shown: number, all: number) => `${shown} of ${all}`,
  keys: { buy: (amount: string) => `buy ${amount} SOL`, chart: 'chart', ask: 'ask' },
} as const

export const filterCopy = {
  title: 'Filters',
  search: 'Name, symbol or address',
  marketCap: 'Market cap at least',
  liquidity: 'Liquidity at least',
  verified: 'Verified only',
  hint: 'For example 50K or 1.5M',
  wrong: 'Enter an amount such as 50K',
  clear: 'Clear',
  active: (count: number) => `${count} active`,
} as const
