import { showAmount } from '@windhover/core/money/show-amount'
import type { TokenView } from '@windhover/core/tokens/contract'
import type { IntentView } from '@windhover/core/transactions/contract'
import { approvalCopy } from './approval-copy.ts'
import { amountText, describeIntent, tokenFacts } from './describe-intent.ts'

type Ended = IntentView & { readonly tokens: readonly TokenView[] }

/** 'Received 811.906 JUP', 'For 2.5 SOL, 14:33:04': by what was seen in the chain, not by what was promised. */
export function describeOutcome(view: Ended): { readonly title: string; readonly line: string } {
  const { intent, receipt } = view
  const clock = new Date(receipt?.confirmedAt ?? view.changedAt).toLocaleTimeString('en-GB')
  const came = receipt?.swap?.executedBuyRaw ?? null
  if (intent.type === 'swap' && came !== null) {
    const { symbol, decimals } = tokenFacts(view, intent.buyToken)
    const sold = amountText(view, { token: intent.sellToken, amountRaw: intent.sellAmountRaw })
    return {
      title: approvalCopy.received(`${showAmount(BigInt(came), decimals)} ${symbol}`),
      line: `For ${sold}, ${clock}`,
    }
  }
  return { title: describeIntent(view), line: `${approvalCopy.done}, ${clock}` }
}
