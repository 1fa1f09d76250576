import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'social',
  slots: { socialSettings: () => import('./components/social-row.tsx') },
})
