import { balanceTools } from '@windhover/core/balances/tools'
import { defineToolCards } from '../../money/cards/define-tool-cards.ts'
import { BalancesCard } from './tool-cards/balances-card.tsx'
import { HistoryCard } from './tool-cards/history-card.tsx'

export const toolCards = defineToolCards(balanceTools, {
  get_balances: BalancesCard,
  get_history: HistoryCard,
})
