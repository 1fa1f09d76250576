import { NATIVE } from '@windhover/core/balances/constants'
import type { ProposalView } from '@windhover/core/transactions/proposal'
import { approvalCopy } from './approval-copy.ts'
import { amountText, tokenFacts } from './describe-intent.ts'

export type Leg = {
  readonly label: string
  readonly token: { readonly address: string; readonly symbol: string }
  readonly amount: string
  readonly usd: number | null
}

/** What goes and what comes, from the intent and its simulation. */
export function readLegs(view: ProposalView): readonly Leg[] {
  const { intent, swap } = view
  if (intent.type === 'swap') {
    return [
      leg(view, approvalCopy.send, intent.sellToken, intent.sellAmountRaw, swap?.sellUsd ?? null),
      leg(
        view,
        approvalCopy.receiveAtLeast,
        intent.buyToken,
        intent.minBuyAmountRaw,
        swap?.minBuyUsd ?? null,
      ),
    ]
  }
  if (intent.type === 'transfer') {
    return [leg(view, approvalCopy.send, intent.token, intent.amountRaw, usdOf(view, intent.token))]
  }
  // Wrapping moves the coin one way and its token the other: the simulation knows both.
  const changes = view.preview.succeeds ? view.preview.changes : []
  return changes
    .toSorted((one, other) => (BigInt(one.amountRaw) < BigInt(other.amountRaw) ? -1 : 1))
    .map(({ token, amountRaw, amountUsd }) => {
      const isOut = amountRaw.startsWith('-')
      const label = isOut ? approvalCopy.send : approvalCopy.receive
      return leg(
        view,
        label,
        token,
        amountRaw.replace('-', ''),
        amountUsd === null ? null : Math.abs(amountUsd),
      )
    })
}

function leg(view: ProposalView, label: string, token: string, amountRaw: string, usd: number | null): Leg {
  const { symbol } = tokenFacts(withChanges(view), token)
  return {
    label,
    token: { address: token, symbol },
    amount: amountText(withChanges(view), { token, amountRaw }),
    usd,
  }
}

/** Tokens that only the simulation names. */
function withChanges(view: ProposalView) {
  const changes = view.preview.succeeds ? view.preview.changes : []
  const more = changes.map(({ token, symbol, decimals }) => ({
    address: token,
    symbol: symbol ?? token,
    decimals,
  }))
  return { intent: view.intent, tokens: [...view.tokens, ...more] }
}

function usdOf({ preview }: ProposalView, token: string): number | null {
  const change = preview.succeeds ? preview.changes.find((each) => each.token === token) : undefined
  if (change?.amountUsd == null) return null
  // The fee is paid in the coin, too: then the change is more than what is sent.
  return token === NATIVE ? null : Math.abs(change.amountUsd)
}

export function afterText(view: ProposalView): readonly string[] {
  if (!view.preview.succeeds) return []
  return view.preview.after.flatMap(({ token, amountRaw }) =>
    amountRaw === null ? [] : [amountText(withChanges(view), { token, amountRaw })],
  )
}
