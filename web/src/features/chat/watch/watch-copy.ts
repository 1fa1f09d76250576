export const watchCopy = {
  label: 'Watching',
  /** In place of the label, while nobody tells newer prices. */
  asOf: (when: string) => `As of ${when}`,
  loading: 'Loading prices',
  failed: 'Prices could not be loaded.',
  again: 'Try again',
  unknown: '–',
  day: (symbol: string) => `${symbol} over the last day`,
  value: 'Vault',
  unavailable: 'Unavailable',
  unavailableHint: 'The networks did not answer. Your balance is unknown, not zero.',
  incomplete: 'Tokens without a price are not counted',
  activity: 'Activity',
  waiting: (count: number) => `${count === 0 ? 'none' : count} in progress`,
}
