import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'faucet',
  slots: { worldMenu: () => import('./components/world-menu.tsx') },
})
