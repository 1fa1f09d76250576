/** Words of the cards about swaps. */
export const toolCardCopy = {
  quote: 'Quote',
  youSend: 'You send',
  youReceive: 'You receive about',
  atLeast: 'At least',
  rate: 'Rate',
  route: 'Route',
  priceImpact: 'Price impact',
  fees: 'Fees',
  networkFees: 'Network fees',
  network: 'Network',
  send: 'Send',
  swap: 'Swap',
  swapOf: 'Swap: $100 of the network’s coin for USDC.',
  notAvailable: 'not available',
  nothingTraded: 'This is only a quote. Nothing is traded.',
}
