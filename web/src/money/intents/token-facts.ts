import { NATIVE } from '@windhover/core/balances/constants'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { RawAmount } from '@windhover/core/money/raw-amount'
import { showAmount } from '@windhover/core/money/show-amount'
import type { TokenView } from '@windhover/core/tokens/contract'
import type { IntentView } from '@windhover/core/transactions/contract'
import { shortenAddress } from '../../ui/shorten-address.ts'

export type TokenFacts = { readonly symbol: string; readonly decimals: number }

/** An intent, and whatever is known of the tokens that it moves. */
export type NamedIntent = Pick<IntentView, 'intent'> & {
  readonly receipt?: IntentView['receipt'] | undefined
  readonly tokens?: readonly Pick<TokenView, 'address' | 'symbol' | 'decimals'>[]
}

/** Null for a token that nobody has named yet. */
export function tokenFacts({ intent, receipt, tokens = [] }: NamedIntent, token: string): TokenFacts | null {
  if (token === NATIVE) return CHAINS[intent.chain].native
  const { quoted = [], executed = [], fees = [] } = receipt ?? {}
  const known =
    tokens.find(({ address }) => address === token) ??
    [...quoted, ...executed, ...fees].find((each) => each.token === token)
  return known === undefined ? null : { symbol: known.symbol ?? shortToken(token), decimals: known.decimals }
}

export function symbolOf(view: NamedIntent, token: string): string {
  return tokenFacts(view, token)?.symbol ?? shortToken(token)
}

export function amountOf(
  view: NamedIntent,
  part: { readonly token: string; readonly amountRaw: RawAmount | bigint },
): string {
  const facts = tokenFacts(view, part.token)
  if (facts === null) return `token ${shortToken(part.token)}`
  return `${showAmount(BigInt(part.amountRaw), facts.decimals)} ${facts.symbol}`
}

export function shortToken(token: string): string {
  return shortenAddress(token, { head: 4, tail: 4 })
}
