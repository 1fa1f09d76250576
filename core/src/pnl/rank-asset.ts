import type { ChainId } from '../chains/chain.ts'
import { isNativeOrWrapped } from '../swaps/counterpart.ts'
import { isDollar } from '../tokens/is-dollar.ts'

type Token = { readonly chain: ChainId; readonly token: string }

/** How well a token's price says what a trade was worth: a dollar best, then the coin of the chain. Lowest first. */
export function rankAsset(token: Token): number {
  if (isDollar(token)) return 0
  return isNativeOrWrapped(token.chain, token.token) ? 1 : 2
}

/** A coin and its token form. */
export function isSameAsset(one: Token, other: Token): boolean {
  return [one, other].every(({ chain, token }) => chain === one.chain && isNativeOrWrapped(chain, token))
}
