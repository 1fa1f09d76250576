import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'vaults',
  slots: {
    vaultReadyScreen: () => import('./components/vault-ready-screen.tsx'),
    vaultSwitcher: () => import('./components/vault-switcher.tsx'),
    chatSetup: () => import('./components/setup-strip.tsx'),
    vaultLook: () => import('./components/vault-look-card.tsx'),
    depositAddresses: () => import('./components/deposit-addresses.tsx'),
  },
})
