import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'toolbox',
  apps: [{ id: 'toolbox', load: () => import('./components/toolbox-panel.tsx') }],
})
