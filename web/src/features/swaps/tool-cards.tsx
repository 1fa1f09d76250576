import { swapTools } from '@windhover/core/swaps/tools'
import { APPROVAL, defineToolCards } from '../../money/cards/define-tool-cards.ts'
import { QuoteCard } from './tool-cards/quote-card.tsx'

export const toolCards = defineToolCards(swapTools, {
  get_swap_quote: QuoteCard,
  propose_swap: APPROVAL,
})
