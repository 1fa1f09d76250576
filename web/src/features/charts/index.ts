import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'charts',
  slots: {
    chartOverlay: () => import('./components/chart-overlay.tsx'),
    tokenChart: () => import('./components/token-chart.tsx'),
  },
})
