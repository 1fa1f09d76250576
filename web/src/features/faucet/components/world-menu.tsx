import { vaultTitle } from '@windhover/core/vaults/vault-name'
import { useSelectedVault } from '../../../lib/selected-vault.ts'
import { faucetCopy } from '../copy.ts'
import { FundButton } from './fund-button.tsx'
import { HoldingsList } from './holdings-list.tsx'

/** What this world is, what the vault has in it, and more of it. */
export default function WorldMenu({ title }: { title: string }) {
  const { vault } = useSelectedVault()
  return (
    <div className="p-4">
      <h2 className="text-title font-semibold">{title}</h2>
      <p className="mt-0.5 text-caption text-2">{faucetCopy.about}</p>
      {vault === null ? (
        <p className="mt-3 text-2">{faucetCopy.noVault}</p>
      ) : (
        <>
          <h3 className="mt-4 mb-1 text-caption text-3">{faucetCopy.holds(vaultTitle(vault))}</h3>
          <HoldingsList vaultId={vault.tokenId} />
          <FundButton vaultId={vault.tokenId} />
        </>
      )}
    </div>
  )
}
