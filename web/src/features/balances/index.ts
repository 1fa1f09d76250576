import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'balances',
  apps: [
    {
      id: 'balances',
      load: () => import('./components/balances-panel.tsx'),
    },
  ],
})
