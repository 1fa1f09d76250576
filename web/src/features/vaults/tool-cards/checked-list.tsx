import type { DepositAddress } from '@windhover/core/vaults/deposit-addresses'
import { useCheckedAddresses } from '../../../lib/authority/use-checked-addresses.ts'
import { useSelectedVault } from '../../../lib/selected-vault.ts'
import DepositList from '../components/deposit-list.tsx'
import { NotShownYet } from '../components/not-shown-yet.tsx'
import { listDepositAddresses, rowsAskedFor, vaultAskedFor } from '../list-deposit-addresses.ts'

/** The answer says which networks somebody asked about; the addresses are those that this browser has checked. */
export default function CheckedList({ told }: { told: readonly DepositAddress[] }) {
  const { vault } = useSelectedVault()
  const selected = vault?.tokenId ?? ''
  const checked = useCheckedAddresses(selected)
  const vaultId = checked.vaults && vaultAskedFor(told, checked.vaults, selected)
  const addresses = vaultId === null ? undefined : checked.vaults?.get(vaultId)
  if (addresses === undefined) return <NotShownYet checked={checked} rows={told.length} />
  const hederaAccountId = told.find(({ chains }) => chains.includes('hedera'))?.accountId ?? null
  const rows = rowsAskedFor(listDepositAddresses({ hederaAccountId }, addresses), told)
  return <DepositList rows={rows} isWhole opensWithCode={rows.length === 1} />
}
