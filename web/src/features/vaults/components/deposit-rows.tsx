import type { VaultView } from '@windhover/core/vaults/contract'
import { useCheckedAddresses } from '../../../lib/authority/use-checked-addresses.ts'
import { listDepositAddresses } from '../list-deposit-addresses.ts'
import DepositList, { type DepositListProps } from './deposit-list.tsx'
import { NotShownYet } from './not-shown-yet.tsx'

type DepositRowsProps = Omit<DepositListProps, 'rows' | 'isWhole'> & { readonly vault: VaultView }

const NETWORK_COUNT = 3

/** R2-004, R2-005: the three addresses of a vault, once this browser has checked that they are its owner's. */
export function DepositRows({ vault, ...look }: DepositRowsProps) {
  const checked = useCheckedAddresses(vault.tokenId)
  const addresses = checked.vaults?.get(vault.tokenId)
  if (addresses === undefined) return <NotShownYet checked={checked} rows={NETWORK_COUNT} />
  return <DepositList rows={listDepositAddresses(vault, addresses)} {...look} />
}
