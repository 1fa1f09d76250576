import type { ChainId } from '../chains/chain.ts'
import { isSameToken } from '../swaps/counterpart.ts'
import { QUICK_PICKS } from './quick-picks.ts'

const SYMBOLS: ReadonlySet<string> = new Set(['USDC', 'USDT', 'DAI', 'BUSD'])

/** One of the well-known dollars, by its address: a symbol proves nothing. */
export function isDollar({ chain, token }: { readonly chain: ChainId; readonly token: string }): boolean {
  return QUICK_PICKS[chain].some(({ address, symbol }) => SYMBOLS.has(symbol) && isSameToken(address, token))
}
