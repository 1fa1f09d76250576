import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'heat-map',
  apps: [
    {
      id: 'heat-map',
      title: 'Heat map',
      group: 'Discover',
      load: () => import('./components/heat-map-panel.tsx'),
    },
  ],
})
