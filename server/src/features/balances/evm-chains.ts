import type { EvmChainId } from '@windhover/core/balances/records-contract'

/** By the ids that the networks go by. */
export const EVM_CHAINS: Readonly<Record<EvmChainId, 'ethereum' | 'bsc'>> = { '1': 'ethereum', '56': 'bsc' }
