import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'chat',
  slots: {
    chatPanel: () => import('./components/chat-panel.tsx'),
    directivesRow: () => import('./directives/directives-row.tsx'),
  },
})
