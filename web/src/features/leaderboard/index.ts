import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'leaderboard',
  slots: { leaderboardOverlay: () => import('./components/leaderboard-overlay.tsx') },
})
