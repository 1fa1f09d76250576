import type { ChainId } from '@windhover/core/chains/chain'

const EVM_SEARCH = 'Search for tokens or paste address'

export const pickerCopy = {
  title: 'Select a token',
  /** R2-062, R2-074, R2-082 */
  search: {
    solana: 'Search for tokens or paste CA',
    ethereum: EVM_SEARCH,
    bsc: EVM_SEARCH,
    hedera: 'Search for tokens or paste token id',
  } satisfies Record<ChainId, string>,
  networks: 'Network',
  quickPicks: 'Quick picks',
  inVault: 'In this vault',
  trending: 'Trending',
  list: 'Tokens',
  none: 'No tokens found',
  noneHint: 'Check the spelling, or paste the whole address.',
  loading: 'Loading tokens...',
  failed: 'Tokens cannot be searched right now.',
  verified: 'Verified',
  unknownAmount: '–',
}

export const riskCopy = {
  unchecked: 'The risks of this token could not be checked.',
  title: {
    danger: 'This token is dangerous',
    warning: 'Know this before you buy',
    note: 'Not much is known',
  },
}

export const pageCopy = {
  title: 'Token',
  back: 'Back',
  expand: 'Open large chart',
  copyAddress: 'Copy token address',
  loading: 'Loading the token',
  noToken: 'No token is open.',
  noTokenHint: 'Open one from your balances or from the chat.',
  unknownToken: 'No token was found at this address.',
  unknownTokenHint: 'Check the network and the address.',
  failed: 'The token could not be loaded.',
  day: '24h',
  low: '24h low',
  high: 'high',
  updated: (age: string) => `Updated ${age}.`,
  ask: 'Ask',
  sell: 'Sell',
  buy: 'Buy',
  stats: 'Market',
  marketCap: 'Market cap',
  liquidity: 'Liquidity',
  volume: '24h volume',
  holders: 'Holders',
  supply: 'Supply',
  unknown: '–',
  lookAlike: (symbol: string) => `This is not ${symbol}`,
  openOwner: (symbol: string) => `Open ${symbol}`,
  noVault: 'You have no vault yet.',
  noHederaAccount: 'Your vault has no Hedera account yet.',
  balanceUnknown: 'Your balance is not known right now.',
  holdNone: (symbol: string) => `You hold no ${symbol}.`,
}

export const positionCopy = {
  title: 'Your position',
  ofVault: (percent: string) => `${percent} of vault`,
  average: 'Average price',
  cost: 'Cost',
  heldFor: 'Held for',
  unrealised: 'Unrealised',
  realised: 'Realised',
  sold: (amount: string, symbol: string) => `${amount} ${symbol} sold`,
  total: 'Total PnL',
  none: (symbol: string) => `You hold no ${symbol}.`,
  noneHint: 'Once you buy some, its cost and profit stand here.',
  unavailable: 'Your balance could not be read.',
  loading: 'Loading your position',
}

export const factsCopy = {
  title: 'Risks',
  toKnow: (count: number) => `${count} to know`,
  caution: 'Caution:',
  danger: 'Danger:',
  fine: 'Fine:',
  none: 'Nothing is known about the risks of this token.',
}

export const tradesCopy = {
  tabs: 'Trades',
  recent: 'Recent trades',
  own: 'Your fills',
  live: 'Live',
  wallet: 'Wallet',
  you: 'You',
  time: 'Time',
  side: 'Side',
  amount: 'Amount',
  price: 'Price',
  value: 'Value',
  transaction: 'Transaction',
  buy: 'Buy',
  sell: 'Sell',
  view: 'View',
  viewNamed: (side: string, when: string) => `View ${side} of ${when} in the explorer`,
  loading: 'Loading your fills',
  failed: 'Your fills could not be loaded.',
  loadingRecent: 'Loading recent trades',
  failedRecent: 'Recent trades could not be loaded.',
  noneRecent: (symbol: string) => `No trades of ${symbol} in the last day.`,
  none: (symbol: string) => `You have not traded ${symbol} yet.`,
  noneHint: 'Your buys and sells are listed here.',
}

export const paletteCopy = {
  held: (amount: string) => `You hold ${amount}`,
  enterDoes: (symbol: string) => `open the ${symbol} page`,
  ask: (address: string) => `Is this token safe? ${address}`,
}
