import { NATIVE } from '@windhover/core/balances/constants'
import { CHAINS } from '@windhover/core/chains/all-chains'
import { showAmount } from '@windhover/core/money/show-amount'
import type { IntentView } from '@windhover/core/transactions/contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { shortenAddress } from '../../ui/shorten-address.ts'

export type TokenFacts = { readonly symbol: string; readonly decimals: number }

/** What the receipt says of a token; null for one that nobody has named yet. */
export function tokenFacts(view: Pick<IntentView, 'intent' | 'receipt'>, token: string): TokenFacts | null {
  if (token === NATIVE) return CHAINS[view.intent.chain].native
  const { quoted = [], executed = [], fees = [] } = view.receipt ?? {}
  const known = [...quoted, ...executed, ...fees].find((each) => each.token === token)
  if (known === undefined) return null
  return { symbol: known.symbol ?? shortToken(token), decimals: known.decimals }
}

export function shortToken(token: string): string {
  return shortenAddress(token, { head: 4, tail: 4 })
}

function amountOf(view: Pick<IntentView, 'intent' | 'receipt'>, part: { token: string; amountRaw: string }) {
  const facts = tokenFacts(view, part.token)
  if (facts === null) return `token ${shortToken(part.token)}`
  return `${showAmount(BigInt(part.amountRaw), facts.decimals)} ${facts.symbol}`
}

/** 'Send 0.12 ETH to 0x91aC…77e2': from the intent itself, never from what somebody said about it. */
export function describeIntent(view: Pick<IntentView, 'intent' | 'receipt'>): string {
  const { intent } = view
  const coin = CHAINS[intent.chain].native.symbol
  switch (intent.type) {
    case 'transfer':
      return `Send ${amountOf(view, intent)} to ${shortenAddress(intent.to, { head: 6, tail: 4 })}`
    case 'wrap':
      return `Wrap ${amountOf(view, { token: NATIVE, amountRaw: intent.amountRaw })}`
    case 'unwrap':
      return `Unwrap ${unwrapped(intent, coin)}`
    case 'associate':
      return `Accept token ${tokenFacts(view, intent.token)?.symbol ?? intent.token}`
    case 'swap': {
      const sold = amountOf(view, { token: intent.sellToken, amountRaw: intent.sellAmountRaw })
      return `Swap ${sold} for ${tokenFacts(view, intent.buyToken)?.symbol ?? shortToken(intent.buyToken)}`
    }
  }
}

/** A wrapped coin has the decimals of its coin. */
function unwrapped(intent: Extract<Intent, { type: 'unwrap' }>, coin: string): string {
  if (intent.amountRaw === 'all') return `all W${coin}`
  return `${showAmount(BigInt(intent.amountRaw), CHAINS[intent.chain].native.decimals)} W${coin}`
}
