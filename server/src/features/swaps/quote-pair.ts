import type { ChainId } from '@windhover/core/chains/chain'
import type { Provider } from '@windhover/core/swaps/venues'
import { venuesFor } from './choose-venues.ts'
import type { AskingParts } from './open-call.ts'
import { type Quoted, quoteSwap } from './quote-swap.ts'
import { readToken } from './read-token.ts'

export type PairQuestion = {
  readonly chain: ChainId
  /** In any spelling of the token. */
  readonly sellToken: string
  readonly buyToken: string
  readonly sellAmountRaw: bigint
  readonly slippagePct: number | undefined
  readonly provider?: Provider
  /** Only on chains where a venue makes its price for one person. */
  readonly taker?: string | null
}

/** The quote behind every call that asks for one: spelling, venues and taker are settled here. */
export async function quotePair(parts: AskingParts, question: PairQuestion): Promise<Quoted> {
  const { chain, sellAmountRaw, slippagePct, provider = 'auto', taker = null } = question
  const sellToken = readToken(parts, { chain, token: question.sellToken })
  const buyToken = readToken(parts, { chain, token: question.buyToken })
  const venues = venuesFor(chain, { provider, sellToken })
  return await quoteSwap(parts, { chain, sellToken, buyToken, sellAmountRaw, slippagePct, venues, taker })
}
