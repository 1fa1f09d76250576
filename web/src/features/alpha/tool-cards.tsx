import { alphaTools } from '@windhover/core/alpha/tools'
import { defineToolCards } from '../../money/cards/define-tool-cards.ts'
import { ProjectsCard } from './tool-cards/projects-card.tsx'

export const toolCards = defineToolCards(alphaTools, { list_alpha_projects: ProjectsCard })
