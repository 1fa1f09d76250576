import type { LaterRequest, Plan } from '../plan.ts'
import type { Stake } from '../slots/read-stake.ts'

type Said = { readonly [Name in keyof LaterRequest]?: LaterRequest[Name] | undefined }

/** A request for later with what was said of it; what was not said is left out. */
export function laterOf(action: LaterRequest['action'], said: Omit<Said, 'action'> = {}): Plan {
  const entries = Object.entries(said).filter(([, value]) => value !== undefined)
  return { kind: 'later', request: { action, ...Object.fromEntries(entries) } }
}

/** Undefined for what is vague. */
export function amountOf(stake: Stake | undefined): string | undefined {
  const amount = stake?.amount
  return amount === undefined || amount === null || amount.of === 'vague' ? undefined : amount.text
}
