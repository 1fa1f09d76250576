import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'watchlist',
  apps: [
    {
      id: 'watchlist',
      title: 'Watchlist',
      group: 'Discover',
      load: () => import('./components/watchlist-panel.tsx'),
    },
  ],
  slots: {
    watchStar: () => import('./components/watch-star.tsx'),
    globalHost: () => import('./components/alert-host.tsx'),
  },
})
