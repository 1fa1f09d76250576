import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: 'launches',
  apps: [
    { id: 'pumpfun', load: () => import('./memezone/memezone-panel.tsx') },
    { id: 'launchlab', load: () => import('./launch-lab/launch-lab-panel.tsx') },
    { id: 'launchpad', load: () => import('./launchpad/launchpad-panel.tsx') },
    { id: 'fourmeme', load: () => import('./bnb/bnb-panel.tsx') },
    { id: 'memejob', load: () => import('./memejob/memejob-panel.tsx') },
  ],
})
