import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'transactions',
  apps: [
    {
      id: 'activity',
      load: () => import('./components/activity-panel.tsx'),
    },
  ],
  slots: {
    activityButton: () => import('./components/activity-button.tsx'),
    recentActivity: () => import('./components/recent-activity.tsx'),
  },
})
