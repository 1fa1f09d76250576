import { AUTHORITY_PATHS, ownerView } from '@windhover/core/authority/contract'
import { askSigner } from '../attacker/ask-signer.ts'
import type { World } from '../world/world.ts'
import type { SpeakingOwner } from './speaking-owner.ts'

/** What the signer holds of owners: the hashes of all it has taken, and keys, codes and limits as they stand. */
export type Look = {
  readonly hashes: ReadonlySet<string>
  /** By owner. */
  readonly standing: ReadonlyMap<string, string>
}

export async function lookAtOwners(
  { oracle }: Pick<World, 'oracle'>,
  { socketPath, owners }: { readonly socketPath: string; readonly owners: readonly SpeakingOwner[] },
): Promise<Look> {
  const vaults = owners.map(({ vaultId }) => vaultId)
  const rows = await oracle.sql<{ hash: string }[]>`
    select hash from signer.statements where owner_id = any(${owners.map(({ owner }) => owner)})
    union all select hash from signer.envelopes where vault_id = any(${vaults})`
  const standing = owners.map(async ({ owner, vaultId }) => {
    const path = `${AUTHORITY_PATHS.owners}/${owner}`
    const { body } = await askSigner(socketPath, { method: 'GET', path })
    const { roots, grants, codesLeft } = ownerView.parse(body)
    const { policy, raises } = await oracle.policyOf(vaultId)
    // When a key was last used is no power of it.
    const keys = [
      roots.map(({ keyId, livesFrom }) => ({ keyId, livesFrom })),
      grants.map(({ hash, keyId, powers }) => ({ hash, keyId, powers })),
    ]
    return [owner, JSON.stringify({ keys, codesLeft, policy, raises })] as const
  })
  return { hashes: new Set(rows.map(({ hash }) => hash)), standing: new Map(await Promise.all(standing)) }
}
