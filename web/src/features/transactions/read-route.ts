import { isSameToken } from '@windhover/core/swaps/counterpart'
import { QUICK_PICKS } from '@windhover/core/tokens/quick-picks'
import type { IntentView } from '@windhover/core/transactions/contract'
import { shortToken, tokenFacts } from '../../money/intents/token-facts.ts'

export type RouteStep = {
  readonly key: string
  readonly from: { readonly token: string; readonly symbol: string }
  readonly to: { readonly token: string; readonly symbol: string }
  readonly label: string
  readonly share: string | null
}

/** The way from what was sold to what was bought, one step after the other. */
export function readRoute(view: IntentView): readonly RouteStep[] {
  const named = (token: string) => ({ token, symbol: symbolOf(view, token) })
  return (view.receipt?.swap?.route ?? []).map((step, index) => ({
    key: `${index}:${step.fromToken}:${step.toToken}:${step.label}`,
    from: named(step.fromToken),
    to: named(step.toToken),
    label: step.label,
    share: step.sharePct < 100 ? `${Math.round(step.sharePct)}%` : null,
  }))
}

/** A receipt names only what the vault gave and got; most ways lead over a token that everybody knows. */
function symbolOf(view: IntentView, token: string): string {
  const known = QUICK_PICKS[view.intent.chain].find(({ address }) => isSameToken(address, token))
  return tokenFacts(view, token)?.symbol ?? known?.symbol ?? shortToken(token)
}
