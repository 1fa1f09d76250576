import type { PasskeyView } from '@windhover/core/accounts/credential-contract'
import type { OwnerView } from '@windhover/core/authority/contract'
import type { GrantedKey, RootKey } from '@windhover/core/authority/keys'
import type { GrantPowers } from '@windhover/core/authority/statements'
import { cleanText } from '@windhover/core/text/clean-text'
import { keysCopy } from './keys-copy.ts'

export type OwnerKey = {
  readonly keyId: string
  readonly key: RootKey
  readonly name: string
  readonly isSynced: boolean | null
  readonly acceptedAt: number
  readonly usedAt: number | null
  /** This browser is this key, or was lent what it may do with it. */
  readonly isThis: boolean
  /** False for the only key that is left. */
  readonly isRevocable: boolean
  /** Names of what ends with it. */
  readonly lentTo: readonly string[]
}

export type LentKey = {
  readonly keyId: string
  readonly key: GrantedKey
  readonly name: string
  readonly sort: 'browser' | 'program'
  readonly powers: GrantPowers
  readonly usedAt: number | null
  readonly spent24hUsd: number
  readonly isThis: boolean
}

export type WaitingKey = { readonly keyId: string; readonly name: string; readonly livesFrom: number }

type Seen = { readonly nowMs: number; readonly deviceId: string }

/** As it may be shown: whoever named it may be a stranger by now. */
export function shownName(name: string): string {
  return cleanText(name, 60) || keysCopy.unnamed
}

export function listOwnerKeys(
  owner: OwnerView,
  { nowMs, deviceId, passkeys }: Seen & { readonly passkeys: readonly PasskeyView[] },
): readonly OwnerKey[] {
  const living = owner.roots.filter((root) => !isWaiting(root, nowMs))
  const lent = listLentKeys(owner, { nowMs, deviceId })
  const lenders = rootsOf(owner, nowMs)
  return living.map(({ keyId, key, name, acceptedAt, usedAt }) => {
    const passkey = passkeys.find((known) => known.keyId === keyId)
    const lentHere = lent.filter((each) => lenders.get(each.keyId)?.has(keyId) === true)
    return {
      ...{ keyId, key, acceptedAt, usedAt },
      name: shownName(passkey?.name ?? name),
      isSynced: passkey?.synced ?? null,
      isThis: keyId === deviceId || lentHere.some(({ isThis }) => isThis),
      isRevocable: living.length > 1,
      lentTo: lentHere.map((each) => each.name),
    }
  })
}

/** One row for a key, however often it was lent something: it may do what the widest of its grants allows. */
export function listLentKeys(owner: OwnerView, { nowMs, deviceId }: Seen): readonly LentKey[] {
  const running = owner.grants.filter(({ powers }) => powers.expiresAt > nowMs)
  const byKey = Map.groupBy(running, ({ keyId }) => keyId)
  return [...byKey].flatMap(([keyId, grants]) => {
    const newest = grants.at(-1)
    if (newest === undefined) return []
    const { key, name, usedAt, spent24hUsd } = newest
    const powers = widest(grants.map((grant) => grant.powers))
    // A browser is lent every vault when somebody signs in; a program is lent those it is for.
    const sort = key.type === 'api-key' || powers.vaults !== 'all' ? 'program' : 'browser'
    const shown = { keyId, key, name: shownName(name), sort, powers } as const
    return [{ ...shown, usedAt, spent24hUsd, isThis: keyId === deviceId }]
  })
}

/** Keys that a recovery will add, the nearest first. */
export function listWaitingKeys(owner: OwnerView, nowMs: number): readonly WaitingKey[] {
  return owner.roots
    .filter((root) => isWaiting(root, nowMs))
    .map(({ keyId, name, livesFrom }) => ({ keyId, name: shownName(name), livesFrom }))
    .toSorted((one, other) => one.livesFrom - other.livesFrom)
}

/** Any other key lives from its first moment on, whatever the clock of this computer says. */
function isWaiting({ acceptedAt, livesFrom }: OwnerView['roots'][number], nowMs: number): boolean {
  return livesFrom > acceptedAt && livesFrom > nowMs
}

function rootsOf(owner: OwnerView, nowMs: number): ReadonlyMap<string, ReadonlySet<string>> {
  const running = owner.grants.filter(({ powers }) => powers.expiresAt > nowMs)
  const byKey = Map.groupBy(running, ({ keyId }) => keyId)
  return new Map([...byKey].map(([id, grants]) => [id, new Set(grants.map(({ rootId }) => rootId))]))
}

function widest(all: readonly GrantPowers[]): GrantPowers {
  const vaults = all.some((powers) => powers.vaults === 'all')
    ? ('all' as const)
    : [...new Set(all.flatMap((powers) => powers.vaults))]
  return {
    vaults,
    scopes: [...new Set(all.flatMap(({ scopes }) => scopes))],
    perTransactionUsd: Math.max(...all.map(({ perTransactionUsd }) => perTransactionUsd)),
    perDayUsd: Math.max(...all.map(({ perDayUsd }) => perDayUsd)),
    knownRecipientsOnly: all.every(({ knownRecipientsOnly }) => knownRecipientsOnly),
    expiresAt: Math.max(...all.map(({ expiresAt }) => expiresAt)),
  }
}
