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
  keep: (amount: string, coin: string) => `Keep ${amount} ${coin} for network fees.`,
  feesNeeded: (amount: string, coin: string) => `This swap needs ${amount} ${coin} for fees.`,
  use: (amount: string) => `Use ${amount}`,
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

export const slippageCopy = {
  title: 'Slippage',
  chip: (percent: number) => `Slippage ${percent}%`,
  rule: 'If the price moves further than this, the swap is cancelled.',
  choices: 'Usual values',
  own: 'Own value in percent',
  range: (max: number) => `Enter 0 to ${max}.`,
  least: 'You receive at least',
  low: 'The swap may fail if the price moves a little.',
  high: 'You may receive much less than quoted.',
  failed: 'The slippage could not be saved.',
}

export const summaryCopy = {
  title: 'This swap will',
  decoded: 'Decoded',
  simulated: 'Simulated',
  simulating: 'Simulating…',
  loading: 'Getting quote',
  failed: 'This swap would fail',
  unavailable: 'This swap could not be simulated.',
  retry: 'Try again',
  incomplete: 'The network confirms that it works, but not every amount yet.',
}

export const factCopy = {
  label: 'Quote',
  rate: 'Rate',
  refreshesIn: (seconds: number) => `refreshes in ${seconds} s`,
  old: (seconds: number) => `${seconds} s old`,
  least: 'You receive at least',
  impact: 'Price impact',
  impactHigh: 'You would lose a large part of the value to the price impact.',
  fees: 'Fees',
  fee: {
    network: 'Network fee',
    venue: 'Exchange fee',
    service: 'Service fee',
    rent: 'Account deposit',
  },
  noFees: 'none',
  lossParts: {
    slippage: 'slippage',
    price: 'exchange fee and price impact',
    network: 'network fee',
    venue: 'exchange fee',
    service: 'service fee',
    rent: 'account deposit',
  },
  route: 'Route',
  hops: (count: number) => `${count} hops`,
  unknown: '–',
}

export const receivedCopy = {
  label: 'Progress',
  received: (amount: string, symbol: string) => `Received ${amount} ${symbol}`,
  done: 'Swap confirmed',
  paid: (amount: string, symbol: string) => `For ${amount} ${symbol}.`,
  exact: 'Exactly as quoted.',
  less: (percent: string) => `${percent} less than quoted.`,
  more: (percent: string) => `${percent} more than quoted.`,
  confirmed: 'Confirmed',
  receipt: 'Receipt',
  explorer: 'Explorer',
  again: 'Swap again',
}

export const movedCopy = {
  moved: (amount: string, symbol: string) =>
    `The price moved. You would now receive at least ${amount} ${symbol}.`,
  asking: 'The price moved. Asking for a new one.',
  accept: 'Accept new price',
  dismiss: 'Keep waiting',
}

export const priceCopy = {
  open: (symbol: string) => `Open the chart of ${symbol}`,
  spoken: (parts: { symbol: string; price: string; change: string }) =>
    `Open the chart of ${parts.symbol}: ${parts.price}, ${parts.change} in 24 hours`,
  pair: (symbol: string) => `${symbol} / USD, 24h`,
  day: (symbol: string) => `Price of ${symbol} over 24 hours`,
  choose: 'Choose a token to see its price.',
  unknown: '–',
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
