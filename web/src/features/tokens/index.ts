import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'tokens',
  apps: [{ id: 'token', load: () => import('./page/token-page.tsx') }],
  slots: {
    tokenPicker: () => import('./components/token-picker.tsx'),
    tokenRisks: () => import('./components/token-risks.tsx'),
  },
})
