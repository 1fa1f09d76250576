export const faucetCopy = {
  about: 'Real chains running on this machine. The coins have no value.',
  holds: (vault: string) => `${vault} holds`,
  noVault: 'Your vault is being created.',
  loadFailed: 'Holdings could not be loaded.',
  loading: 'Loading holdings',
  unknown: 'Not available',
  staleSince: (when: string) => `as of ${when}`,
  get: 'Get practice funds',
  sending: 'Sending coins…',
  next: (clock: string) => `More funds in ${clock}`,
  hint: 'A few coins on all four chains, once a minute.',
  arrived: 'Practice funds arrived',
  arrivedOn: (transfers: number, chains: number) =>
    `${transfers} transfers on ${chains} ${chains === 1 ? 'chain' : 'chains'}`,
  failed: 'The faucet did not answer. Please try again.',
}
