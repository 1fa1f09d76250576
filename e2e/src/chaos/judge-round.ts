import type { IntentState } from '@windhover/core/transactions/intent-state'

export type Finding = {
  readonly intentId: string
  readonly what: string
  /** What the product reports: `REFUSED` if it did not accept the intent, null if it never gave a state. */
  readonly state: IntentState | 'REFUSED' | null
  /** How often the intent was executed, by what the chain holds. A fraction if an unexpected amount arrived. */
  readonly effects: number
}

export type ViolationKind = 'doubled' | 'lost' | 'stuck' | 'ledger'
export type Violation = { readonly kind: ViolationKind; readonly text: string }

const ENDED_WITHOUT_EFFECT: readonly Finding['state'][] = ['FAILED', 'EXPIRED', 'REJECTED', 'REFUSED']

/** A confirmed intent must have exactly one effect, any other ended intent none, and every intent must end. */
export function judgeIntent(finding: Finding): Violation | null {
  const { state, effects } = finding
  const text = `${finding.what} ${finding.intentId}: ${state ?? 'never answered'}, ${effects} effects`
  if (effects > 1 || !Number.isInteger(effects)) return { kind: 'doubled', text }
  if (state === 'CONFIRMED') return effects === 1 ? null : { kind: 'lost', text }
  if (ENDED_WITHOUT_EFFECT.includes(state)) return effects === 0 ? null : { kind: 'lost', text }
  return { kind: 'stuck', text }
}

export type Holding = {
  readonly what: string
  readonly openingRaw: bigint
  /** Sum of the vault's ledger entries. */
  readonly bookedRaw: bigint
  readonly closingRaw: bigint
}

/** The ledger must match the chain to the last unit, fees included. */
export function judgeHolding({ what, openingRaw, bookedRaw, closingRaw }: Holding): Violation | null {
  const expected = openingRaw + bookedRaw
  if (expected === closingRaw) return null
  const off = closingRaw - expected
  return {
    kind: 'ledger',
    text: `${what}: the chain has ${closingRaw}, the books ${expected} (${off} apart)`,
  }
}

/** How often `amountRaw` arrived at an address that receives nothing else; a fraction if it does not divide evenly. */
export function timesOf(heldRaw: bigint, amountRaw: bigint): number {
  return heldRaw % amountRaw === 0n ? Number(heldRaw / amountRaw) : Number(heldRaw) / Number(amountRaw)
}
