import { defineFeature } from '../../composition/feature.ts'
import { vaultFunder } from './fund-vault.ts'
import { needs } from './parts.ts'
import { requestGuestFunds } from './request-funds.ts'
import { faucetBindings } from './routes.ts'

/** Where the deployment names no faucet, nothing of this exists. */
export const feature = defineFeature({
  name: 'faucet',
  needs,
  routes: faucetBindings,
  durable: ({ faucet, live, readings }) => (faucet === null ? [] : [vaultFunder({ faucet, live, readings })]),
  onVaultReady: (parts) => (vault) => requestGuestFunds(parts, vault),
})
