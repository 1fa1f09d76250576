import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import { VENUE_LABELS } from '@windhover/core/swaps/venues'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import { defineKindView, type ViewOf } from '../../../money/intents/intent-kind-view.ts'
import { amountOf, symbolOf } from '../../../money/intents/token-facts.ts'

const BPS_PER_PERCENT = 100

export const kindView = defineKindView({
  type: 'swap',
  icon: ArrowRightLeft,
  verb: 'Swap',
  title: (view) => `Swap ${soldOf(view)} for ${symbolOf(view, view.intent.buyToken)}`,
  done: (view) => ({ title: `Swapped ${soldOf(view)}`, detail: `for ${boughtOf(view)}` }),
  venue: ({ venue }) => VENUE_LABELS[venue],
  slippagePct: ({ slippageBps }) => slippageBps / BPS_PER_PERCENT,
})

function soldOf(view: ViewOf<SwapIntent>): string {
  const { sellToken, sellAmountRaw } = view.intent
  return amountOf(view, { token: sellToken, amountRaw: sellAmountRaw })
}

/** The amount that came, where the receipt tells it. */
function boughtOf(view: ViewOf<SwapIntent>): string {
  const token = view.intent.buyToken
  const raw = view.receipt?.swap?.executedBuyRaw ?? null
  return raw === null ? symbolOf(view, token) : amountOf(view, { token, amountRaw: raw })
}
