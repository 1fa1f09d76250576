import { discoveryTools } from '@windhover/core/discovery/tools'
import { defineToolCards } from '../../money/cards/define-tool-cards.ts'
import { LaunchesCard } from './tool-cards/launches-card.tsx'
import { TrenchesCard } from './tool-cards/trenches-card.tsx'

export const toolCards = defineToolCards(discoveryTools, {
  list_trenches: TrenchesCard,
  list_launches: LaunchesCard,
})
