import Wallet from 'lucide-react/icons/wallet'
import type { CommandContext, FeatureCommand } from '../../lib/feature.ts'
import { selectVault, vaultsQuery } from '../../lib/selected-vault.ts'
import { shortenAddress } from '../../ui/shorten-address.ts'
import { vaultCopy } from './copy.ts'

const GROUP = 'Vaults'

/** Any vault by its number, from the palette. */
export function vaultCommands({ queryClient, account }: CommandContext): readonly FeatureCommand[] {
  const vaults = queryClient.getQueryData(vaultsQuery.queryKey) ?? []
  if (vaults.length < 2) return []
  return vaults.map((vault) => ({
    id: `vault-${vault.tokenId}`,
    title: vaultCopy.name(vault.tokenId),
    group: GROUP,
    icon: Wallet,
    note: shortenAddress(vault.publicKey, { head: 4, tail: 4 }),
    keywords: [vault.publicKey, vault.ethAddress],
    enterDoes: 'switch to this vault',
    run: () => selectVault(account.userId, vault.tokenId),
  }))
}
