import { vaultNumber, vaultTitle } from '@windhover/core/vaults/vault-name'
import Wallet from 'lucide-react/icons/wallet'
import type { PaletteSource } from '../../lib/palette-source.ts'
import { selectVault, vaultsQuery } from '../../lib/selected-vault.ts'
import { shortenAddress } from '../../ui/shorten-address.ts'

/** Any vault by its name, its number or one of its addresses. */
export const source: PaletteSource = {
  commands: ({ queryClient, account }) => {
    const vaults = queryClient.getQueryData(vaultsQuery.queryKey) ?? []
    return vaults.map((vault) => ({
      id: `vault-${vault.tokenId}`,
      title: vaultTitle(vault),
      // The only one is selected anyway: it is found by its address, not offered.
      heading: vaults.length < 2 ? null : 'Vaults',
      icon: Wallet,
      note: shortenAddress(vault.publicKey, { head: 4, tail: 4 }),
      keywords: [vaultNumber(vault.tokenId), vault.publicKey, vault.ethAddress],
      enterDoes: 'switch to this vault',
      run: () => selectVault(account.userId, vault.tokenId),
    }))
  },
}
