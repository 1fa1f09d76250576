import { type GrantedKey, keyId, type RootKey } from '@windhover/core/authority/keys'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { type GrantPowers, RECOVERY_DELAY_MS } from '@windhover/core/authority/statements'

export type Root = {
  readonly key: RootKey
  readonly name: string
  /** Later than its enrolment where a recovery waits. */
  readonly livesFromMs: number
}

export type HeldGrant = {
  readonly key: GrantedKey
  readonly name: string
  readonly powers: GrantPowers
  /** The grant ends with the root that gave it. */
  readonly rootId: string
}

/** What an owner has said so far, taken together. */
export type OwnerState = {
  readonly ownerId: string
  /** By the id of the key. */
  readonly roots: ReadonlyMap<string, Root>
  /** By the hash of the statement. */
  readonly grants: ReadonlyMap<string, HeldGrant>
  /** Hashes of recovery codes that were not used. */
  readonly codes: ReadonlySet<string>
}

export type AcceptedStatement = {
  readonly hash: string
  readonly signed: SignedStatement
  /** By the signer's clock. */
  readonly acceptedAtMs: number
}

/** The state after one more statement, which was checked before. Others change nothing here. */
export function applyStatement(state: OwnerState | null, accepted: AcceptedStatement): OwnerState {
  const { hash, signed, acceptedAtMs } = accepted
  const said = signed.statement
  if (state === null) {
    if (said.kind !== 'root') throw new Error('an owner begins with a root')
    const first = { key: said.key, name: said.name, livesFromMs: acceptedAtMs }
    return {
      ownerId: hash,
      roots: new Map([[keyId(said.key), first]]),
      grants: new Map(),
      codes: new Set(),
    }
  }
  switch (said.kind) {
    case 'root': {
      const added = { key: said.key, name: said.name, livesFromMs: acceptedAtMs }
      const roots = new Map(state.roots).set(keyId(said.key), added)
      if (said.demotes === null) return { ...state, roots }
      return demote({ ...state, roots }, { hash, ...said.demotes, rootId: keyId(said.key) })
    }
    case 'grant': {
      const { key, name, vaults, scopes, perTransactionUsd, perDayUsd, knownRecipientsOnly, expiresAt } = said
      const powers = { vaults, scopes, perTransactionUsd, perDayUsd, knownRecipientsOnly, expiresAt }
      const grants = new Map(state.grants).set(hash, { key, name, powers, rootId: signed.keyId })
      return { ...state, grants }
    }
    case 'revocation':
      return end(state, said.target)
    case 'recovery-codes':
      return { ...state, codes: new Set(said.hashes) }
    case 'recovery': {
      const waiting = { key: said.key, name: said.name, livesFromMs: acceptedAtMs + RECOVERY_DELAY_MS }
      const codes = new Set(state.codes)
      codes.delete(signed.keyId)
      return { ...state, codes, roots: new Map(state.roots).set(keyId(said.key), waiting) }
    }
    default:
      return state
  }
}

/** The device that was a root acts under a grant from now on, given by the root that takes its place. */
function demote(
  state: OwnerState,
  stepsBack: { hash: string; keyId: string; powers: GrantPowers; rootId: string },
): OwnerState {
  const device = state.roots.get(stepsBack.keyId)
  if (device?.key.type !== 'device') throw new Error('only a device steps back')
  const { key, name } = device
  const { powers, rootId } = stepsBack
  const ended = end(state, stepsBack.keyId)
  return { ...ended, grants: new Map(ended.grants).set(stepsBack.hash, { key, name, powers, rootId }) }
}

function end(state: OwnerState, target: string): OwnerState {
  const keep = <Value>(held: ReadonlyMap<string, Value>, isKept: (id: string, value: Value) => boolean) =>
    new Map([...held].filter(([id, value]) => isKept(id, value)))
  return {
    ...state,
    roots: keep(state.roots, (id) => id !== target),
    grants: keep(state.grants, (id, { rootId }) => id !== target && rootId !== target),
  }
}

export function livingRoot(state: OwnerState, id: string, nowMs: number): Root | null {
  const root = state.roots.get(id)
  return root !== undefined && root.livesFromMs <= nowMs ? root : null
}

/** Grants of a key that still run, by hash. */
export function livingGrants(
  state: OwnerState,
  id: string,
  nowMs: number,
): readonly (readonly [string, HeldGrant])[] {
  return [...state.grants].filter(
    ([, grant]) =>
      keyId(grant.key) === id &&
      grant.powers.expiresAt > nowMs &&
      livingRoot(state, grant.rootId, nowMs) !== null,
  )
}
