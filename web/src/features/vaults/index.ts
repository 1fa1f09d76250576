import { defineWebFeature } from '../../lib/feature.ts'
import { vaultCommands } from './vault-commands.ts'

export const feature = defineWebFeature({
  name: 'vaults',
  commands: vaultCommands,
  slots: {
    vaultReadyScreen: () => import('./components/vault-ready-screen.tsx'),
    vaultSwitcher: () => import('./components/vault-switcher.tsx'),
    chatSetup: () => import('./components/setup-cards.tsx'),
    depositAddresses: () => import('./components/deposit-addresses.tsx'),
  },
})
