import { NATIVE } from '../balances/constants.ts'
import type { ChainId } from '../chains/chain.ts'
import { QUICK_PICKS } from '../tokens/quick-picks.ts'
import { isSameToken } from './counterpart.ts'

const DOLLARS: ReadonlySet<string> = new Set(['USDC', 'USDT', 'DAI', 'BUSD'])

/** By its address: anybody can call a token USDC. */
function isDollar(chain: ChainId, address: string): boolean {
  return QUICK_PICKS[chain].some((pick) => DOLLARS.has(pick.symbol) && isSameToken(pick.address, address))
}

type Token = { readonly chain: ChainId; readonly address: string }

/** Whose price matters for a pair: not the dollar's, and rather a token's than the coin's. */
export function volatileSide<Side extends Token>(pair: {
  readonly sell: Side | null
  readonly buy: Side | null
}): Side | null {
  const sides = [pair.buy, pair.sell].filter((side) => side !== null)
  const moving = sides.filter(({ chain, address }) => !isDollar(chain, address))
  return moving.find(({ address }) => address !== NATIVE) ?? moving[0] ?? sides[0] ?? null
}
