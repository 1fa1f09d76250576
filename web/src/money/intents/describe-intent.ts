import type { IntentView } from '@windhover/core/transactions/contract'
import { kindOf } from '@windhover/core/transactions/intent'
import { type DoneWords, kindViewOf } from './intent-kind-view.ts'
import type { NamedIntent } from './token-facts.ts'

/** 'Send 0.12 ETH to 0x91aC…77e2': from the intent itself, never from what somebody said about it. */
export function describeIntent(view: NamedIntent): string {
  return kindViewOf(view.intent).title(view)
}

export type Done = DoneWords & {
  /** What was moved, at the prices of the receipt. */
  readonly usd: number | null
}

/** What a settled intent did. `nameOf` gives the person's own name for an address. */
export function describeDone(view: IntentView, nameOf: (address: string) => string | null): Done {
  return { ...kindViewOf(view.intent).done(view, nameOf), usd: usdOf(view) }
}

function usdOf({ intent, receipt }: IntentView): number | null {
  const token = kindOf(intent).token(intent)
  const moved = receipt?.executed.find((each) => each.token === token)?.amountUsd
  return moved == null ? null : Math.abs(moved)
}
