import { NATIVE } from '../balances/constants.ts'
import type { ChainId } from '../chains/chain.ts'
import { QUICK_PICKS, type QuickPick } from '../tokens/quick-picks.ts'
import { counterpartOf, isSameToken } from './counterpart.ts'

/** The coin and the dollar it is traded against. On Solana these are the first two quick picks (R2-173). */
export function defaultTokens(chain: ChainId): readonly QuickPick[] {
  const dollar = counterpartOf(chain, NATIVE).address
  return [NATIVE, dollar].flatMap((address) =>
    QUICK_PICKS[chain].filter((pick) => isSameToken(pick.address, address)),
  )
}
