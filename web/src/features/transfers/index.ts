import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'transfers',
  slots: {
    sendDialog: () => import('./components/send-dialog.tsx'),
    wrapDialog: () => import('./components/wrap-dialog.tsx'),
  },
})
