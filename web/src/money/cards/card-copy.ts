/** Words of the parts that cards share. */
export const cardCopy = {
  unknown: '–',
  risks: 'Risks',
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
