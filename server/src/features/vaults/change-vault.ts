import { readVaultName } from '@windhover/core/vaults/change-vault'
import type { VaultColor } from '@windhover/core/vaults/constants'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { findOwnVault, requireOwnVault } from './own-vault.ts'
import { writeLook } from './vault-store.ts'

type VaultChange = { readonly name?: string | undefined; readonly color?: VaultColor | null | undefined }

/** Name and colour are for its owner's eyes: nothing that signs or pays reads them. */
export async function changeVault(
  { db }: Pick<FeatureParts, 'db'>,
  vault: { readonly userId: string; readonly vaultId: string },
  { name, color }: VaultChange,
): Promise<VaultView> {
  const tokenId = await requireOwnVault(db, vault)
  await writeLook(db, tokenId, {
    ...(name === undefined ? {} : { name: readVaultName(name) }),
    ...(color === undefined ? {} : { color }),
  })
  return await findOwnVault(db, vault)
}
