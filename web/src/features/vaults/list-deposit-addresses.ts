import type { VaultAddresses } from '@windhover/core/authority/vault-record'
import type { ChainId } from '@windhover/core/chains/chain'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { DepositAddress as Told } from '@windhover/core/vaults/deposit-addresses'
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

type Shown = Pick<VaultView, 'hederaAccountId'>

/**
 * R2-004: one row for Solana, one for the EVM networks, one for Hedera. Hedera takes deposits at the EVM address, before
 * and after the account has its number; the signer cannot vouch for the number.
 */
export function listDepositAddresses(
  { hederaAccountId }: Shown,
  { solana, ethereum, hedera }: VaultAddresses,
): readonly DepositAddress[] {
  const bare = { note: null, caption: null }
  const caption = hederaAccountId === null ? networkCopy.hederaPending : null
  return [
    { ...bare, chain: 'solana', network: networkCopy.solana, address: solana },
    {
      ...bare,
      chain: 'ethereum',
      network: networkCopy.evm,
      note: networkCopy.evmNetworks,
      address: ethereum,
    },
    { ...bare, chain: 'hedera', network: networkCopy.hedera, address: hedera, caption },
  ]
}

/** Those of the rows that an answer in a chat is about. */
export function rowsAskedFor(
  rows: readonly DepositAddress[],
  told: readonly Told[],
): readonly DepositAddress[] {
  const asked = new Set(told.flatMap(({ chains }) => chains))
  return rows.filter(({ chain }) => asked.has(chain))
}

/** The vault that an answer is about: one with these very addresses. A number on Hedera says nothing of its vault. */
export function vaultAskedFor(
  told: readonly Told[],
  vaults: ReadonlyMap<string, VaultAddresses>,
  selected: string,
): string | null {
  const plain = (address: string) => (address.startsWith('0x') ? address.toLowerCase() : address)
  const named = told.filter(({ accountId }) => accountId === null).map(({ address }) => plain(address))
  if (named.length === 0) return vaults.has(selected) ? selected : null
  const found = [...vaults].find(([, addresses]) => {
    const own = new Set(Object.values(addresses).map(plain))
    return named.every((address) => own.has(address))
  })
  return found?.[0] ?? null
}
