import { transactionTools } from '@windhover/core/transactions/tools'
import { APPROVAL, defineToolCards } from '../../money/cards/define-tool-cards.ts'
import { ActivityCard } from './tool-cards/activity-card.tsx'

export const toolCards = defineToolCards(transactionTools, {
  get_activity: ActivityCard,
  propose_sequence: APPROVAL,
})
