import { heatMapTools } from '@windhover/core/heat-map/tools'
import { defineToolCards } from '../../money/cards/define-tool-cards.ts'
import { SectorsCard } from './tool-cards/sectors-card.tsx'

export const toolCards = defineToolCards(heatMapTools, { show_heat_map: SectorsCard })
