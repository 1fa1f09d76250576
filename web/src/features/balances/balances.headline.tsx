import { formatUsd } from '../../lib/format-usd.ts'
import { useOverview } from '../../lib/market/use-overview.ts'
import { useSelectedVault } from '../../lib/selected-vault.ts'

/** The vault's total, beside the app's name in the launcher. */
export default function BalancesHeadline() {
  const { vault } = useSelectedVault()
  return vault === null ? null : <Total vaultId={vault.tokenId} />
}

function Total({ vaultId }: { readonly vaultId: string }) {
  const { data } = useOverview(vaultId)
  return data === undefined || data.state === 'unknown' ? null : formatUsd(data.totalUsd)
}
