import type { VaultView } from '@windhover/core/vaults/contract'

/** R2-008: what the panel shows. */
export type DetailView = 'solana' | 'hedera' | 'ethereum'
export type BalanceView = 'overview' | DetailView

export type DetailProps = {
  /** Null when the vault went away while its detail stood. */
  readonly vault: VaultView | null
  readonly onBack: () => void
}

/** The chains of the EVM detail. */
export type EvmChain = 'ethereum' | 'bsc'
