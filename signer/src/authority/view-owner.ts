import {
  type AttestedOwner,
  type OwnerView,
  ownerView,
  ownerViewText,
} from '@windhover/core/authority/contract'
import { keyId } from '@windhover/core/authority/keys'
import type { SignedVault } from '@windhover/core/authority/vault-record'
import type { World } from '@windhover/core/authority/world'
import type { HeadKey } from '../audit/head-key.ts'
import { fromMicroUsd } from '../policy/limits.ts'
import type { Sql } from '../store/connect-database.ts'
import type { OwnerState } from './owner-state.ts'
import type { OwnerStore } from './owner-store.ts'
import { type KeyUses, readKeyUse } from './read-key-use.ts'
import type { SignVaults } from './sign-vaults.ts'

export type ViewOwner = (ownerId: string) => Promise<OwnerView | null>

/** What an owner is told of its own keys, and of what they did. */
export function ownerViewer(parts: {
  readonly sql: Sql
  readonly owners: OwnerStore
  readonly signVaults: SignVaults
  readonly now?: () => Date
}): ViewOwner {
  const { sql, owners, signVaults, now = () => new Date() } = parts
  return async (ownerId) => {
    const owner = await owners.find(ownerId)
    if (owner === null) return null
    const { state } = owner
    const vaults = await signVaults(ownerId)
    const vaultIds = vaults.map(({ record }) => record.vaultId)
    const keyIds = [...state.roots.keys(), ...[...state.grants.values()].map(({ key }) => keyId(key))]
    const uses = await readKeyUse(sql, { keyIds, vaultIds, nowMs: now().getTime() })
    return describeOwner(state, { vaults, uses })
  }
}

function describeOwner(
  state: OwnerState,
  { vaults, uses }: { readonly vaults: readonly SignedVault[]; readonly uses: KeyUses },
): OwnerView {
  const { ownerId, roots, grants, codes, codeUsedAtMs, saidAtMs } = state
  const usedAt = (id: string) => Math.max(saidAtMs.get(id) ?? 0, uses.get(id)?.approvedAtMs ?? 0) || null
  return {
    ownerId,
    roots: [...roots].map(([id, { key, name, acceptedAtMs, livesFromMs }]) => {
      return { keyId: id, key, name, acceptedAt: acceptedAtMs, usedAt: usedAt(id), livesFrom: livesFromMs }
    }),
    grants: [...grants].map(([hash, { key, name, acceptedAtMs, powers, rootId }]) => {
      const id = keyId(key)
      const spent24hUsd = fromMicroUsd(uses.get(id)?.spent24h ?? 0n)
      const held = { name, acceptedAt: acceptedAtMs, usedAt: usedAt(id) }
      return { hash, keyId: id, key, ...held, powers, rootId, spent24hUsd }
    }),
    codesLeft: codes.size,
    codeUsedAt: codeUsedAtMs,
    vaults: [...vaults],
  }
}

export type AttestOwner = (asked: {
  readonly ownerId: string
  readonly nonce: string
}) => Promise<AttestedOwner | null>

/** The view signed, so that nobody on its way can leave out a key that was added, or show an ended one as living. */
export function ownerAttester(parts: {
  readonly world: World
  readonly key: Pick<HeadKey, 'sign'>
  readonly viewOwner: ViewOwner
  readonly now?: () => Date
}): AttestOwner {
  const { world, key, viewOwner, now = () => new Date() } = parts
  return async ({ ownerId, nonce }) => {
    const view = await viewOwner(ownerId)
    if (view === null) return null
    const told = { view: ownerView.parse(view), nonce, at: now().getTime() }
    return { ...told, signature: (await key.sign(ownerViewText(world, told))).toString('hex') }
  }
}
