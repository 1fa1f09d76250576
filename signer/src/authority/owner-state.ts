import { type GrantedKey, keyId, type RootKey } from '@windhover/core/authority/keys'
import type { StatementWithProof } from '@windhover/core/authority/proofs'
import { type GrantPowers, RECOVERY_DELAY_MS } from '@windhover/core/authority/statements'

export type Root = {
  readonly key: RootKey
  readonly name: string
  readonly acceptedAtMs: number
  /** Later than its acceptance where a recovery began it. */
  readonly livesFromMs: number
}

export type HeldGrant = {
  readonly key: GrantedKey
  readonly name: string
  readonly acceptedAtMs: number
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
  /** Ids of the keys of recovery codes that were not used. */
  readonly codes: ReadonlySet<string>
  /** When one of these codes began a recovery. */
  readonly codeUsedAtMs: number | null
  /** When a key last said something, by its id. Approvals are not among it. */
  readonly saidAtMs: ReadonlyMap<string, number>
}

export type AcceptedStatement = {
  readonly hash: string
  readonly signed: StatementWithProof
  /** By the signer's clock. */
  readonly acceptedAtMs: number
}

/** The state after one more statement, which was checked before. Others change nothing here. */
export function applyStatement(state: OwnerState | null, accepted: AcceptedStatement): OwnerState {
  const next = changeBy(state, accepted)
  const saidAtMs = new Map(next.saidAtMs).set(accepted.signed.keyId, accepted.acceptedAtMs)
  return { ...next, saidAtMs }
}

function changeBy(state: OwnerState | null, accepted: AcceptedStatement): OwnerState {
  const { hash, signed, acceptedAtMs } = accepted
  const said = signed.statement
  if (state === null) {
    if (said.kind !== 'root') throw new Error('an owner begins with a root')
    const first = { key: said.key, name: said.name, acceptedAtMs, livesFromMs: acceptedAtMs }
    return {
      ownerId: hash,
      roots: new Map([[keyId(said.key), first]]),
      grants: new Map(),
      codes: new Set(),
      codeUsedAtMs: null,
      saidAtMs: new Map(),
    }
  }
  switch (said.kind) {
    case 'root': {
      const added = { key: said.key, name: said.name, acceptedAtMs, livesFromMs: acceptedAtMs }
      const roots = new Map(state.roots).set(keyId(said.key), added)
      if (said.demotes === null) return { ...state, roots }
      const stepsBack = { hash, ...said.demotes, rootId: keyId(said.key), acceptedAtMs }
      return demote({ ...state, roots }, stepsBack)
    }
    case 'grant': {
      const { key, name, vaults, scopes, perTransactionUsd, perDayUsd, knownRecipientsOnly, expiresAt } = said
      const powers = { vaults, scopes, perTransactionUsd, perDayUsd, knownRecipientsOnly, expiresAt }
      const grants = new Map(state.grants).set(hash, {
        ...{ key, name, acceptedAtMs, powers },
        rootId: signed.keyId,
      })
      return { ...state, grants }
    }
    case 'revocation':
      return end(state, said.target)
    case 'recovery-codes':
      return { ...state, codes: new Set(said.hashes), codeUsedAtMs: null }
    case 'recovery': {
      const livesFromMs = acceptedAtMs + RECOVERY_DELAY_MS
      const waiting = { key: said.key, name: said.name, acceptedAtMs, livesFromMs }
      const codes = new Set(state.codes)
      codes.delete(signed.keyId)
      const roots = new Map(state.roots).set(keyId(said.key), waiting)
      return { ...state, codes, codeUsedAtMs: acceptedAtMs, roots }
    }
    default:
      return state
  }
}

/** The device that was a root acts under a grant from now on, given by the root that takes its place. */
function demote(
  state: OwnerState,
  stepsBack: { hash: string; keyId: string; powers: GrantPowers; rootId: string; acceptedAtMs: number },
): OwnerState {
  const device = state.roots.get(stepsBack.keyId)
  if (device?.key.type !== 'device') throw new Error('only a device steps back')
  const { key, name } = device
  const { powers, rootId, acceptedAtMs } = stepsBack
  const ended = end(state, stepsBack.keyId)
  const grant = { key, name, acceptedAtMs, powers, rootId }
  return { ...ended, grants: new Map(ended.grants).set(stepsBack.hash, grant) }
}

function end(state: OwnerState, target: string): OwnerState {
  const keep = <Value>(held: ReadonlyMap<string, Value>, isKept: (id: string, value: Value) => boolean) =>
    new Map([...held].filter(([id, value]) => isKept(id, value)))
  return {
    ...state,
    roots: keep(state.roots, (id) => id !== target),
    grants: keep(
      state.grants,
      (hash, { key, rootId }) => hash !== target && rootId !== target && keyId(key) !== target,
    ),
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
