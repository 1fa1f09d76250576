/** Words of the cards about balances. */
export const toolCardCopy = {
  change: '24h',
  balances: 'Balances',
  incomplete: 'Some balances or prices are missing.',
  hidden: (count: number) => (count === 1 ? '1 hidden' : `${count} hidden`),
  tokensOn: (tokens: number, networks: number) =>
    `${tokens === 1 ? '1 token' : `${tokens} tokens`}, ${networks === 1 ? '1 network' : `${networks} networks`}`,
  moreTokens: (count: number, worth: string) =>
    `${count === 1 ? '1 more token' : `${count} more tokens`}, ${worth}`,
  showAll: 'Show all',
  showFewer: 'Show fewer',
  openBalances: 'Open Balances',
  token: 'Token',
  amount: 'Amount',
  price: 'Price',
  value: 'Value',
  nothingHeld: 'Nothing held yet',
  history: 'Latest transactions',
  noHistory: 'No transactions yet',
  failed: 'Failed',
  explorer: 'View on explorer',
  unread: (chains: string) => `Not read: ${chains}`,
}
