import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'swaps',
  apps: [
    { id: 'swap-solana', load: () => import('./components/swap-panel.tsx') },
    { id: 'swap-ethereum', load: () => import('./components/swap-panel.tsx') },
    { id: 'swap-bsc', load: () => import('./components/swap-panel.tsx') },
    { id: 'swap-hedera', load: () => import('./components/swap-panel.tsx') },
  ],
  slots: { tradeDialog: () => import('./trade/trade-dialog.tsx') },
})
