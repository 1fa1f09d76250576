import { transferTools } from '@windhover/core/transfers/tools'
import { APPROVAL, defineToolCards } from '../../money/cards/define-tool-cards.ts'

export const toolCards = defineToolCards(transferTools, {
  propose_transfer: APPROVAL,
  propose_wrap: APPROVAL,
  propose_unwrap: APPROVAL,
})
