import type { ChainId } from '@windhover/core/chains/chain'
import type { VaultView } from '@windhover/core/vaults/contract'
import { type DepositAddress as Address, depositAddressesOf } from '@windhover/core/vaults/deposit-addresses'
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
  return depositAddressesOf(vault).map(viewDepositAddress)
}

export function viewDepositAddress({ chains, address, accountId }: Address): DepositAddress {
  if (chains.includes('solana'))
    return { chain: 'solana', network: networkCopy.solana, note: null, address, caption: null }
  if (!chains.includes('hedera'))
    return {
      chain: 'ethereum',
      network: networkCopy.evm,
      note: networkCopy.evmNetworks,
      address,
      caption: null,
    }
  const caption = accountId === null ? networkCopy.hederaPending : null
  return { chain: 'hedera', network: networkCopy.hedera, note: null, address, caption }
}
