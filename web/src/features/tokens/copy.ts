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
  title: { danger: 'This token is dangerous', warning: 'Know this before you buy', note: 'Little is known' },
}

export const poolCopy = {
  label: { a: 'Token A', b: 'Token B' },
  placeholder: 'Search by name, symbol or address',
  clear: { a: 'Clear Token A', b: 'Clear Token B' },
}
