import { swapErrors } from '@windhover/core/swaps/errors'
import { sizeWish } from '../transactions/index.ts'
import type { AskingParts } from './open-call.ts'
import { type Quoted, type QuoteOrder, quoteSwap } from './quote-swap.ts'

const TRIES = 4
/** So near is what was asked for: venues move by more than that between two quotes. */
const NEAR_BPS = 30n
const BPS = 10_000n

/**
 * Venues take what is sold and tell what is bought. How much has to be sold for about so much is found by asking, each
 * time nearer; the quote of the last try is the one that holds.
 */
export async function findSellAmount(
  parts: AskingParts,
  order: Omit<QuoteOrder, 'sellAmountRaw'> & { owner: string; buyText: string },
): Promise<Quoted> {
  const { chain, owner, buyToken, buyText } = order
  const { amountRaw: wantedRaw } = await sizeWish(parts, { chain, owner, token: buyToken, text: buyText })
  let sellAmountRaw = await firstGuess(parts, order)
  for (let attempt = 1; ; attempt += 1) {
    const quoted = await quoteSwap(parts, { ...order, sellAmountRaw })
    const boughtRaw = BigInt(quoted.view.terms.quotedBuyAmountRaw)
    const offRaw = boughtRaw > wantedRaw ? boughtRaw - wantedRaw : wantedRaw - boughtRaw
    if (offRaw * BPS <= wantedRaw * NEAR_BPS) return quoted
    if (attempt === TRIES) throw swapErrors.noLiquidity()
    // Rounded up: rather a little more than asked for than less.
    sellAmountRaw = (sellAmountRaw * wantedRaw + boughtRaw - 1n) / boughtRaw
  }
}

/** A dollar's worth where there is a price, else one whole unit: only the first question depends on it. */
async function firstGuess(
  parts: AskingParts,
  { chain, owner, sellToken }: Omit<QuoteOrder, 'sellAmountRaw'> & { owner: string },
): Promise<bigint> {
  const asked = { chain, owner, token: sellToken }
  const guess = await sizeWish(parts, { ...asked, text: '$10' }).catch(() =>
    sizeWish(parts, { ...asked, text: '1' }),
  )
  return guess.amountRaw
}
