/** Words of the parts that cards share. */
export const cardCopy = {
  unknown: '–',
  risks: 'Risks',
  noRisks: 'No risks found',
  marketCap: 'Market cap',
  volume: '24h volume',
  liquidity: 'Liquidity',
  holders: 'Holders',
  high: '24h high',
  low: '24h low',
  age: 'Age',
  topHolders: 'Top holders',
  tax: 'Transfer tax',
  canSell: 'Can be sold',
  yes: 'Yes',
  no: 'No',
  days: (days: number) => (days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`),
  hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  priceLine: (symbol: string) => `Price of ${symbol} over the last hours`,
  /** Folded: what an outside text says to the agent. */
  addressed: 'Part of this text gives orders to AI assistants. Windhover ignores it.',
  opens: (domain: string) => `opens ${domain} in a new tab`,
  previous: 'Previous',
  next: 'Next',
  range: (from: number, to: number, all: number) =>
    from === to ? `${from} of ${all}` : `${from}–${to} of ${all}`,
}
