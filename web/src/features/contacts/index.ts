import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'contacts',
  slots: { contactSettings: () => import('./components/contacts-card.tsx') },
})
