import { NATIVE } from '@windhover/core/balances/constants'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { showAmount } from '@windhover/core/money/show-amount'
import type { TokenView } from '@windhover/core/tokens/contract'
import type { IntentView } from '@windhover/core/transactions/contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { shortenAddress } from '../../../ui/shorten-address.ts'

export type TokenFacts = { readonly symbol: string; readonly decimals: number }
type Named = Pick<IntentView, 'intent'> & {
  readonly receipt?: IntentView['receipt']
  readonly tokens?: readonly Pick<TokenView, 'address' | 'symbol' | 'decimals'>[]
}

/** What is known of a token that an intent moves, by its address alone. */
export function tokenFacts({ intent, receipt, tokens = [] }: Named, token: string): TokenFacts {
  if (token === NATIVE) return CHAINS[intent.chain].native
  const { quoted = [], executed = [], fees = [] } = receipt ?? {}
  const moved = [...quoted, ...executed, ...fees].find((each) => each.token === token)
  const known = tokens.find(({ address }) => address === token)
  const symbol = known?.symbol ?? moved?.symbol ?? shortenAddress(token, { head: 4, tail: 4 })
  return { symbol, decimals: known?.decimals ?? moved?.decimals ?? 0 }
}

export function amountText(
  view: Named,
  part: { readonly token: string; readonly amountRaw: string },
): string {
  const { symbol, decimals } = tokenFacts(view, part.token)
  return `${showAmount(BigInt(part.amountRaw), decimals)} ${symbol}`
}

const wrappedSymbol = (chain: ChainId) => `W${CHAINS[chain].native.symbol}`

/** 'Send 0.12 ETH to 0x91aC…77e2': from the intent itself, never from what the agent said about it. */
export function describeIntent(view: Named): string {
  const { intent } = view
  switch (intent.type) {
    case 'transfer':
      return `Send ${amountText(view, intent)} to ${shortenAddress(intent.to, { head: 6, tail: 4 })}`
    case 'wrap':
      return `Wrap ${amountText(view, { token: NATIVE, amountRaw: intent.amountRaw })}`
    case 'unwrap':
      return `Unwrap ${unwrapText(intent)}`
    case 'associate':
      return `Accept ${tokenFacts(view, intent.token).symbol}`
    case 'swap': {
      const sold = amountText(view, { token: intent.sellToken, amountRaw: intent.sellAmountRaw })
      return `Swap ${sold} for ${tokenFacts(view, intent.buyToken).symbol}`
    }
  }
}

/** A wrapped coin has the decimals of its coin. */
function unwrapText(intent: Extract<Intent, { type: 'unwrap' }>): string {
  const symbol = wrappedSymbol(intent.chain)
  if (intent.amountRaw === 'all') return `all ${symbol}`
  return `${showAmount(BigInt(intent.amountRaw), CHAINS[intent.chain].native.decimals)} ${symbol}`
}
