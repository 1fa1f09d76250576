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
  nothingTraded: 'This is only a quote. Nothing is traded.',
}
