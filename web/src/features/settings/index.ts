import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'settings',
  apps: [{ id: 'settings', load: () => import('./components/settings-panel.tsx') }],
})
