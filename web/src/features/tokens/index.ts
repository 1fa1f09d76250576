import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'tokens',
  slots: {
    tokenPicker: () => import('./components/token-picker.tsx'),
    tokenRisks: () => import('./components/token-risks.tsx'),
    poolTokenPickers: () => import('./components/pool-token-pickers.tsx'),
  },
})
