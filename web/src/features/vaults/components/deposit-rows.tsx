import type { VaultView } from '@windhover/core/vaults/contract'
import { listDepositAddresses } from '../list-deposit-addresses.ts'
import DepositList, { type DepositListProps } from './deposit-list.tsx'

type DepositRowsProps = Omit<DepositListProps, 'rows' | 'isWhole'> & { readonly vault: VaultView }

/** R2-004, R2-005: the three addresses of a vault. */
export function DepositRows({ vault, ...look }: DepositRowsProps) {
  return <DepositList rows={listDepositAddresses(vault)} {...look} />
}
