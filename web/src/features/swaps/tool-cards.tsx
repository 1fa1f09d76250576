import { DEPOSIT_ADDRESS, SHOW_BALANCES } from '@windhover/core/chat/replies/questions'
import { swapTools } from '@windhover/core/swaps/tools'
import { APPROVAL, defineToolCards } from '../../money/cards/define-tool-cards.ts'
import { NetworkFeesCard } from './tool-cards/network-fees-card.tsx'
import { QuoteCard } from './tool-cards/quote-card.tsx'

export const toolCards = defineToolCards(
  swapTools,
  {
    get_swap_quote: QuoteCard,
    get_network_fees: NetworkFeesCard,
    propose_swap: APPROVAL,
  },
  { get_network_fees: () => [SHOW_BALANCES, DEPOSIT_ADDRESS] },
)
