import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'memory',
  apps: [{ id: 'memory', load: () => import('./components/memory-panel.tsx') }],
})
