import { useSelectedVault } from '../../../lib/selected-vault.ts'
import { BalancesView } from './balances-view.tsx'

export default function BalancesPanel() {
  const { vault, isPending } = useSelectedVault()
  return <BalancesView vault={vault} isPending={isPending} />
}
