import type { BnbTab, LaunchLabSort, MemezoneTab } from '@windhover/core/discovery/contract'

export const launchCopy = {
  loading: 'Loading tokens...',
  failed: 'The list could not be loaded.',
  refreshed: (ago: string) => `Refreshed ${ago}`,
  stale: (ago: string) => `The source does not answer. Last read ${ago}.`,
  page: 'Token page',
  keys: { buy: (amount: string) => `buy ${amount} SOL`, chart: 'chart', ask: 'ask' },
  chart: (symbol: string) => `Chart of ${symbol}`,
  bonding: (symbol: string) => `Bonding of ${symbol}`,
  unknown: '–',
  devHigh: 'One seller can move the price.',
  links: { website: 'Website', twitter: 'X', telegram: 'Telegram', discord: 'Discord' },
  link: (place: string, symbol: string) => `${place} of ${symbol}`,
  columns: {
    token: 'Token',
    risk: 'Risk',
    age: 'Age',
    bonding: 'Bonding',
    marketCap: 'MC',
    volume: 'Volume',
    holders: 'Holders',
    dev: 'Dev',
    actions: 'Actions',
  },
}

type Views<View extends string> = readonly { readonly value: View; readonly label: string }[]

export const memezoneCopy = {
  subtitle: 'Solana memezone',
  /** R3-011 */
  views: [
    { value: 'deploy', label: 'Deploy' },
    { value: 'new', label: 'Newly Created' },
    { value: 'graduating', label: 'About to Graduate' },
    { value: 'graduated', label: 'Recently Graduated' },
  ] satisfies Views<MemezoneTab | 'deploy'>,
  viewsLabel: 'Memezone',
  list: 'Memezone tokens',
  noDeploy: 'Deploying a token is not available yet.',
  /** R3-017 */
  empty: 'No tokens found with this filter',
  filters: 'Filters',
  apply: 'Apply',
  reset: 'Reset',
  min: 'Min',
  max: 'Max',
  emptyClears: 'Empty clears the bound',
  minAboveMax: 'Min is above Max',
  clear: (bound: string) => `Clear ${bound}`,
  from: (text: string) => `from ${text}`,
  to: (text: string) => `to ${text}`,
  shown: (count: number, limit: number) => `${count} of ${limit} shown`,
}

export const launchLabCopy = {
  subtitle: 'Solana',
  /** R3-018 */
  views: [
    { value: 'launch', label: 'Launch Token' },
    { value: 'new', label: 'Newly Created' },
    { value: 'marketCap', label: 'Market Cap' },
    { value: 'lastTrade', label: 'Last Trade' },
  ] satisfies Views<LaunchLabSort | 'launch'>,
  viewsLabel: 'Launch lab',
  list: 'Launch lab tokens',
  noLaunch: 'Launching a token is not available yet.',
  empty: 'No tokens found',
  shown: (count: number) => `${count} shown`,
  more: 'Loading more tokens...',
}

export const launchpadCopy = {
  subtitle: 'Token launches',
  viewsLabel: 'Launchpads',
  /** R3-023 */
  views: [
    { value: 'pump', label: 'Pump' },
    { value: 'launchlab', label: 'LaunchLab' },
    { value: 'dbc', label: 'Meteora DBC' },
  ] as const,
}

export const dbcCopy = {
  list: 'Meteora DBC tokens',
  /** R3-025 */
  columns: {
    token: 'Token',
    price: 'Price',
    marketCap: 'Market Cap',
    volume: '24h Volume',
    liquidity: 'Liquidity',
    change: '24h Change',
    holders: 'Holders',
  },
  ask: (symbol: string) => `Ask about ${symbol}`,
  copyAddress: (symbol: string) => `Copy the address of ${symbol}`,
  /** R3-027, C17 */
  copied: 'Address copied to clipboard!',
  copyFailed: 'The address could not be copied.',
  empty: 'No Meteora DBC tokens found',
  failed: (message: string) => `Error loading Meteora DBC tokens: ${message}`,
}

export const bnbCopy = {
  subtitle: 'BNB chain',
  viewsLabel: 'Launches',
  /** R3-002 */
  views: [
    { value: 'hot', label: 'Hot' },
    { value: 'latest', label: 'Latest' },
    { value: 'graduating', label: 'About to Graduate' },
    { value: 'graduated', label: 'Graduated' },
  ] satisfies Views<BnbTab>,
  search: 'Search by token name...',
  list: 'BNB chain launches',
  empty: 'No tokens found',
  failed: (message: string) => `Error: ${message}`,
  graduated: 'Graduated',
  byLabel: (label: string) => `Only ${label}`,
  clearLabel: (label: string) => `Show all, not only ${label}`,
  marketCap: 'MC',
  volume: 'Volume',
  day: '24h',
}

export const memejobCopy = {
  subtitle: 'Hedera',
  list: 'Memejob tokens',
  sort: 'Sort',
  /** R3-032 */
  columns: { token: 'Token', price: 'Price', marketCap: 'Market Cap', socials: 'Socials' },
  refresh: 'Refresh',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  empty: 'No tokens found',
  /** R3-035 */
  failed: 'Failed to load tokens.',
  /** R3-143 */
  refused: (status: number) => `Failed to load memejob tokens: ${status}`,
  explorer: (explorer: string, symbol: string) => `${symbol} on ${explorer}`,
}
