import type { ChainId } from '@windhover/core/chains/chain'

/** Every sentence of the swap cards that is not one of their rules. */
export const panelCopy = {
  title: 'Swap',
  networks: 'Network',
  tabs: 'Swap and orders',
  swapTab: 'Swap',
  ordersTab: 'Orders',
}

const TITLES: Readonly<Record<ChainId, string>> = {
  solana: 'Solana',
  ethereum: 'Ethereum',
  bsc: 'BSC',
  hedera: 'Hedera',
}

export const cardCopy = {
  titles: TITLES,
  subtitle: 'Swap your tokens instantly',
  slippage: (percent: number) => `Slippage ${percent}%`,
  slippageHint: 'Change it in the settings',
  selling: "You're selling",
  buying: "You're buying",
  amount: 'Amount to sell',
  received: 'Amount to receive',
  chooseSell: 'Token to sell',
  chooseBuy: 'Token to buy',
  select: 'Select token',
  balance: 'Balance',
  balancePending: '–',
  balanceUnavailable: 'unavailable',
  retryBalance: 'Try again',
  flip: 'Flip sides',
  fills: 'Part of the balance',
  via: (venue: string) => `via ${venue}`,
  lowHbar: 'Insufficient HBAR balance (< 10 HBAR). This transaction may likely fail.',
  noVault: 'Select a vault to swap.',
  retryQuote: 'Try again',
  noQuoteOffline: 'No quote while offline',
  amountStays: "Your amount stays here. A new quote comes when you're back.",
  what: (parts: { amount: string; sell: string; buy: string }) =>
    `Swap ${parts.amount} ${parts.sell} for ${parts.buy}`,
}

export const providerCopy = {
  label: 'Provider',
  agree: "I agree to the swap provider's ",
  terms: 'terms of service',
  and: ' and ',
  privacy: 'privacy policy',
}

export const factCopy = {
  label: 'Quote',
  rate: 'Rate',
  refreshesIn: (seconds: number) => `refreshes in ${seconds} s`,
  old: (seconds: number) => `${seconds} s old`,
  least: 'Receive at least',
  impact: 'Price impact',
  impactHigh: 'You would lose a large part of the value to the price impact.',
  fees: 'Fees',
  feeKinds: { network: 'network', venue: 'venue', service: 'service', rent: 'account deposit' },
  noFees: 'none',
  route: 'Route',
  hops: (count: number) => `${count} hops`,
  unknown: '–',
}

export const movedCopy = {
  moved: (amount: string, symbol: string) =>
    `The price moved. You would now receive at least ${amount} ${symbol}.`,
  asking: 'The price moved. Asking for a new one.',
  accept: 'Accept new price',
  dismiss: 'Keep waiting',
}

export const stripCopy = {
  open: (symbol: string) => `Open the chart of ${symbol}`,
  windows: 'Time span of the chart',
  none: 'No price history for this token yet.',
  failed: 'The price history could not be read.',
  choose: 'Choose a token to see its price.',
  now: 'now',
  range: (parts: { symbol: string; span: string; high: string; low: string }) =>
    `${parts.symbol} / USD, ${parts.span} high ${parts.high}, low ${parts.low}`,
  chart: (parts: { symbol: string; span: string; price: string; change: string }) =>
    `Price of ${parts.symbol} over ${parts.span}: ${parts.price}, ${parts.change}`,
}

export const ordersCopy = {
  label: 'Orders',
  none: 'No orders found.',
  noneHint: 'Orders that wait for a filler on Uniswap X are listed here.',
  notOffered: 'Uniswap X is not offered on BSC by its provider.',
  failed: 'Failed to load orders',
  loadingMore: 'Loading more...',
  scroll: 'Scroll to load more',
  view: 'View',
  loading: 'Loading orders',
  statuses: {
    open: 'Open',
    filled: 'Filled',
    expired: 'Expired',
    error: 'Failed',
    cancelled: 'Cancelled',
    'insufficient-funds': 'Insufficient funds',
  },
}
