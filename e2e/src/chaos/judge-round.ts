import type { IntentState } from '@windhover/core/transactions/intent-state'

export type Finding = {
  readonly intentId: string
  readonly what: string
  /** What the product says; `REFUSED` where it never took it, null where it never said. */
  readonly state: IntentState | 'REFUSED' | null
  /** What the chain says: how often it happened. Not whole where an amount arrived that nobody asked for. */
  readonly effects: number
}

export type ViolationKind = 'doubled' | 'lost' | 'stuck' | 'ledger'
export type Violation = { readonly kind: ViolationKind; readonly text: string }

const ENDED_WITHOUT: readonly Finding['state'][] = ['FAILED', 'EXPIRED', 'REJECTED', 'REFUSED']

/** One effect or none, and the one that its state promises. */
export function judgeIntent(finding: Finding): Violation | null {
  const { state, effects } = finding
  const text = `${finding.what} ${finding.intentId}: ${state ?? 'never answered'}, ${effects} effects`
  if (effects > 1 || !Number.isInteger(effects)) return { kind: 'doubled', text }
  if (state === 'CONFIRMED') return effects === 1 ? null : { kind: 'lost', text }
  if (ENDED_WITHOUT.includes(state)) return effects === 0 ? null : { kind: 'lost', text }
  return { kind: 'stuck', text }
}

export type Holding = {
  readonly what: string
  readonly openingRaw: bigint
  /** Sum of the vault's lines in the ledger. */
  readonly bookedRaw: bigint
  readonly closingRaw: bigint
}

/** The books explain the chain to the last unit, fees included. */
export function judgeHolding({ what, openingRaw, bookedRaw, closingRaw }: Holding): Violation | null {
  const expected = openingRaw + bookedRaw
  if (expected === closingRaw) return null
  const off = closingRaw - expected
  return {
    kind: 'ledger',
    text: `${what}: the chain has ${closingRaw}, the books ${expected} (${off} apart)`,
  }
}

/** How often `amountRaw` arrived where nothing else arrives. */
export function timesOf(heldRaw: bigint, amountRaw: bigint): number {
  return heldRaw % amountRaw === 0n ? Number(heldRaw / amountRaw) : Number(heldRaw) / Number(amountRaw)
}
