import type { ProposalView, ProposedIntent } from '@windhover/core/transactions/proposal'

/** What a card can be: open until one of the others is true. */
export type CardPhase =
  | 'open'
  | 'blocked'
  | 'simulation-failed'
  | 'expired'
  | 'rejected'
  | 'approved'
  | 'replaced'

type Told = Pick<ProposalView, 'state' | 'expiresAt' | 'blockedBy'> & {
  readonly intents: readonly { readonly preview: Pick<ProposedIntent['preview'], 'succeeds'> }[]
}

export function phaseOf(view: Told, nowMs: number): CardPhase {
  if (view.state !== 'open') return view.state
  // A failed simulation has no Approve, however fresh it is.
  if (view.intents.some(({ preview }) => !preview.succeeds)) return 'simulation-failed'
  if (Date.parse(view.expiresAt) <= nowMs) return 'expired'
  return view.blockedBy === null ? 'open' : 'blocked'
}

const SECOND_MS = 1_000

/** Whole seconds that are left, never below none. */
export function secondsLeft(expiresAt: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - nowMs) / SECOND_MS))
}

/** '0:52' */
export function formatLeft(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const ANNOUNCED_AT = [0, 10, 30] as const

/** The last of the told moments that has passed; null before the first. */
export function announcedAt(seconds: number): number | null {
  return ANNOUNCED_AT.find((moment) => seconds <= moment) ?? null
}
