import { isSameToken } from '@windhover/core/swaps/counterpart'
import { defineIntentPlan } from '../../../ports/intent-plan.ts'

export const swapPlan = defineIntentPlan({
  type: 'swap',
  plan: ({ swapVenues }, { venue, chain, sellToken, buyToken, slippageBps, ...amounts }, owner) =>
    swapVenues[venue].build({
      chain,
      owner,
      sellToken,
      buyToken,
      slippageBps,
      sellAmountRaw: BigInt(amounts.sellAmountRaw),
      minBuyAmountRaw: BigInt(amounts.minBuyAmountRaw),
    }),
  relay: ({ swapVenues }, { venue }) => swapVenues[venue].relay ?? null,
  /** What it was to bring, what it brought, and by which way. */
  receipt: (intent, { changes, quote, orderId }) => {
    const bought = changes.find(({ token }) => isSameToken(token, intent.buyToken))
    return {
      swap: {
        venue: intent.venue,
        quotedBuyRaw: intent.quotedBuyAmountRaw,
        minBuyRaw: intent.minBuyAmountRaw,
        executedBuyRaw: bought === undefined || bought.amountRaw < 0n ? null : `${bought.amountRaw}`,
        priceImpactPct: quote?.priceImpactPct ?? null,
        route: [...(quote?.route ?? [])],
        orderId,
      },
    }
  },
})
