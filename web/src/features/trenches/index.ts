import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'trenches',
  apps: [{ id: 'trenches', load: () => import('./components/trenches-panel.tsx') }],
})
