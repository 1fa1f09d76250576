import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'accounts',
  apps: [{ id: 'account', load: () => import('./components/account-panel.tsx') }],
  slots: {
    signInScreen: () => import('./components/sign-in-screen.tsx'),
    accountMenu: () => import('./components/account-menu.tsx'),
    globalHost: () => import('./components/account-host.tsx'),
  },
})
