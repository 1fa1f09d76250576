import type { ChainId } from '@windhover/core/chains/chain'
import type { VaultView } from '@windhover/core/vaults/contract'
import { networkCopy } from './deposit-copy.ts'

export type DepositAddress = {
  /** Whose logo stands for the row. */
  readonly chain: ChainId
  readonly network: string
  /** Beside the network: the chains that share the address. */
  readonly note: string | null
  readonly address: string
  /** Below the address: what a sender must know. */
  readonly caption: string | null
}

/** R2-004: one row for Solana, one for the EVM networks, one for Hedera. */
export function listDepositAddresses(vault: VaultView): readonly DepositAddress[] {
  const solana = vault.wrappedKeys[0]?.pub_key ?? vault.publicKey
  return [
    { chain: 'solana', network: networkCopy.solana, note: null, address: solana, caption: null },
    {
      chain: 'ethereum',
      network: networkCopy.evm,
      note: networkCopy.evmNetworks,
      address: vault.ethAddress,
      caption: null,
    },
    {
      chain: 'hedera',
      network: networkCopy.hedera,
      note: null,
      // Before the account exists the network takes transfers to its EVM address and makes it then.
      address: vault.hederaAccountId ?? vault.ethAddress,
      caption: vault.hederaAccountId === null ? networkCopy.hederaPending : null,
    },
  ]
}
