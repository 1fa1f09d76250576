import type { ChainId } from '../chains/chain.ts'
import type { VaultView } from './contract.ts'

export type DepositAddress = {
  /** Those that share the address. */
  readonly chains: readonly ChainId[]
  readonly address: string
  /** Of Hedera: null before its first HBAR arrived, and on every other chain. */
  readonly accountId: string | null
}

/** R2-004: one address for Solana, one for the EVM networks, one for Hedera. */
export function depositAddressesOf(vault: VaultView): readonly DepositAddress[] {
  const { ethAddress, hederaAccountId } = vault
  const solana = vault.wrappedKeys[0]?.pub_key ?? vault.publicKey
  return [
    { chains: ['solana'], address: solana, accountId: null },
    { chains: ['ethereum', 'bsc'], address: ethAddress, accountId: null },
    // Before the account exists the network takes transfers to its EVM address and makes it then.
    { chains: ['hedera'], address: hederaAccountId ?? ethAddress, accountId: hederaAccountId },
  ]
}
