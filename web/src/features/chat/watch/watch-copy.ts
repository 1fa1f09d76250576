export const watchCopy = {
  label: 'Watching',
  /** In place of the label, while nobody tells newer prices. */
  asOf: (when: string) => `As of ${when}`,
  loading: 'Loading prices',
  failed: 'Prices could not be read.',
  again: 'Try again',
  unknown: '–',
  day: (symbol: string) => `${symbol} over the last day`,
  value: 'Vault',
  unavailable: 'Unavailable',
  unavailableHint: 'The chains could not be asked. This is not a zero.',
  incomplete: 'Without tokens that have no price',
  activity: 'Activity',
  waiting: (count: number) => `${count === 0 ? 'none' : count} in progress`,
}
