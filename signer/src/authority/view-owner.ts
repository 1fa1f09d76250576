import type { OwnerView } from '@windhover/core/authority/contract'
import type { OwnerState } from './owner-state.ts'

export function viewOwner(state: OwnerState, vaultIds: readonly string[]): OwnerView {
  const { ownerId, roots, grants, codes } = state
  return {
    ownerId,
    roots: [...roots].map(([keyId, { key, name, livesFromMs }]) => ({
      keyId,
      key,
      name,
      livesFrom: livesFromMs,
    })),
    grants: [...grants].map(([hash, { key, name, powers, rootId }]) => ({ hash, key, name, powers, rootId })),
    codesLeft: codes.size,
    vaultIds: [...vaultIds],
  }
}
