import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'alpha',
  apps: [{ id: 'alpha', load: () => import('./components/alpha-panel.tsx') }],
})
