export const faucetCopy = {
  about: 'Real chains on this machine, coins without value.',
  holds: (vaultId: string) => `Vault #${vaultId} holds`,
  noVault: 'Your vault is still being made.',
  loadFailed: 'The holdings could not be read.',
  loading: 'Reading the chains',
  unknown: 'Could not be read',
  staleSince: (when: string) => `as of ${when}`,
  get: 'Get practice funds',
  sending: 'Sending coins…',
  next: (clock: string) => `More funds in ${clock}`,
  hint: 'Some coins on all four chains, once a minute.',
  arrived: 'Practice funds arrived',
  arrivedOn: (transfers: number, chains: number) =>
    `${transfers} transfers on ${chains} ${chains === 1 ? 'chain' : 'chains'}`,
  failed: 'The faucet did not answer. Please try again.',
}
