import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'files',
  apps: [{ id: 'uploader', load: () => import('./components/uploader-panel.tsx') }],
})
