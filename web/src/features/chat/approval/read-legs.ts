import { kindOf } from '@windhover/core/transactions/intent'
import type { ProposedIntent } from '@windhover/core/transactions/proposal'
import { amountOf, symbolOf } from '../../../money/intents/token-facts.ts'
import { approvalCopy } from './approval-copy.ts'

export type Leg = {
  readonly label: string
  readonly token: { readonly address: string; readonly symbol: string }
  readonly amount: string
  readonly usd: number | null
}

/** What goes and what comes, by the intent's own figures; by the simulation's where it leaves them to the chain. */
export function readLegs(view: ProposedIntent): readonly Leg[] {
  const { intent, swap } = view
  const kind = kindOf(intent)
  const [outflows, inflows] = [kind.outflows(intent), kind.inflows(intent)]
  if ([...outflows, ...inflows].some(({ amountRaw }) => amountRaw === null)) return simulatedLegs(view)
  return [
    ...outflows.map(({ token, amountRaw }) =>
      leg(view, approvalCopy.send, { token, amountRaw: amountRaw ?? 0n, usd: swap?.sellUsd }),
    ),
    ...inflows.map(({ token, amountRaw, leastRaw }) => {
      const label = leastRaw === amountRaw ? approvalCopy.receive : approvalCopy.receiveAtLeast
      return leg(view, label, { token, amountRaw: leastRaw ?? 0n, usd: swap?.minBuyUsd })
    }),
  ]
}

function simulatedLegs(view: ProposedIntent): readonly Leg[] {
  const changes = view.preview.succeeds ? view.preview.changes : []
  return changes
    .map(({ token, amountRaw }) => ({ token, amountRaw: BigInt(amountRaw) }))
    .toSorted((one, other) => (one.amountRaw < other.amountRaw ? -1 : 1))
    .map(({ token, amountRaw }) =>
      amountRaw < 0n
        ? leg(view, approvalCopy.send, { token, amountRaw: -amountRaw })
        : leg(view, approvalCopy.receive, { token, amountRaw }),
    )
}

type Moved = {
  readonly token: string
  readonly amountRaw: bigint
  /** Left out where the simulation prices it. */
  readonly usd?: number | null | undefined
}

function leg(view: ProposedIntent, label: string, moved: Moved): Leg {
  const named = namedByChanges(view)
  return {
    label,
    token: { address: moved.token, symbol: symbolOf(named, moved.token) },
    amount: amountOf(named, moved),
    usd: moved.usd === undefined ? usdOf(view, moved) : moved.usd,
  }
}

/** Tokens that only the simulation names. */
export function namedByChanges(view: ProposedIntent) {
  const changes = view.preview.succeeds ? view.preview.changes : []
  const more = changes.map(({ token, symbol, decimals }) => ({
    address: token,
    symbol: symbol ?? token,
    decimals,
  }))
  return { intent: view.intent, tokens: [...view.tokens, ...more] }
}

/** Only for exactly this amount: a fee in the same token makes the change more than what is sent. */
function usdOf({ preview }: ProposedIntent, { token, amountRaw }: Moved): number | null {
  const change = preview.succeeds ? preview.changes.find((each) => each.token === token) : undefined
  if (change?.amountUsd == null || change.amountRaw.replace('-', '') !== amountRaw.toString()) return null
  return Math.abs(change.amountUsd)
}

export function afterText(view: ProposedIntent): readonly string[] {
  if (!view.preview.succeeds) return []
  return view.preview.after.flatMap(({ token, amountRaw }) =>
    amountRaw === null ? [] : [amountOf(namedByChanges(view), { token, amountRaw })],
  )
}
