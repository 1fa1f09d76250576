import type { TokenView } from '@windhover/core/tokens/contract'
import type { IntentView } from '@windhover/core/transactions/contract'
import { tradeSides } from '@windhover/core/transactions/trade-sides'
import { describeIntent } from '../../../money/intents/describe-intent.ts'
import { amountOf } from '../../../money/intents/token-facts.ts'
import { approvalCopy } from './approval-copy.ts'

type Ended = IntentView & { readonly tokens: readonly TokenView[] }

/** 'Received 811.906 JUP', 'For 2.5 SOL, 14:33:04': by what was seen in the chain, not by what was promised. */
export function describeOutcome(view: Ended): { readonly title: string; readonly line: string } {
  const { intent, receipt } = view
  const clock = new Date(receipt?.confirmedAt ?? view.changedAt).toLocaleTimeString('en-GB')
  const came = receipt?.swap?.executedBuyRaw ?? null
  const trade = tradeSides(intent)
  if (trade !== null && came !== null) {
    const bought = amountOf(view, { token: trade.bought.token, amountRaw: came })
    return { title: approvalCopy.received(bought), line: `For ${amountOf(view, trade.sold)}, ${clock}` }
  }
  return { title: describeIntent(view), line: `${approvalCopy.done}, ${clock}` }
}
