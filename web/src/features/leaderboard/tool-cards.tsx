import { leaderboardTools } from '@windhover/core/leaderboard/tools'
import { defineToolCards } from '../../money/cards/define-tool-cards.ts'
import { LeaderboardCard } from './tool-cards/leaderboard-card.tsx'

export const toolCards = defineToolCards(leaderboardTools, { show_leaderboard: LeaderboardCard })
