import { keyId } from '@windhover/core/authority/keys'
import type { PaymentRecord } from '@windhover/core/authority/proof-file'
import { statementHash } from '@windhover/core/authority/statements'
import { checkStatement } from '../authority/check-statement.ts'
import { applyStatement, type OwnerState } from '../authority/owner-state.ts'

type Spoken = PaymentRecord['statements'][number]

/** Where an owner stood after each statement, in order. */
export type OwnerHistory = readonly { readonly atMs: number; readonly state: OwnerState }[]

/** Checks every statement as the signer did when it came. Throws the first that should not have been accepted. */
export function foldOwner(
  statements: readonly Spoken[],
  { world, ownerId }: { world: PaymentRecord['world']; ownerId: string },
): OwnerHistory {
  const history: { atMs: number; state: OwnerState }[] = []
  let state: OwnerState | null = null
  for (const { signed, acceptedAt } of statements) {
    const said = signed.statement
    // About the limits of a vault, which change nothing here; the ledger's own check follows those.
    if (said.kind === 'policy') continue
    // What names no key and no grant can only be an order, whose end changes nothing here.
    const isEnvelope = said.kind === 'revocation' && state !== null && !namesKey(state, said.target)
    if (state !== null && said.kind === 'root' && said.owner === null)
      throw new Error('an owner has one first root')
    checkStatement(state, signed, { world, nowMs: acceptedAt, isEnvelope })
    state = applyStatement(state, { hash: statementHash(world, said), signed, acceptedAtMs: acceptedAt })
    if (state.ownerId !== ownerId) throw new Error('the statements are those of another owner')
    history.push({ atMs: acceptedAt, state })
  }
  return history
}

function namesKey({ roots, grants }: OwnerState, target: string): boolean {
  const lent = [...grants].some(([hash, { key }]) => hash === target || keyId(key) === target)
  return lent || roots.has(target)
}

/** As it stood then: what came in the same millisecond had come before. */
export function ownerAt(history: OwnerHistory, atMs: number): OwnerState {
  const found = history.findLast((each) => each.atMs <= atMs)
  if (found === undefined) throw new Error('the owner had not been enrolled yet')
  return found.state
}
