import { defineFeature } from '../../composition/feature.ts'
import { vaultMaker } from './make-vault.ts'
import { openVaultWith } from './open-vault.ts'
import { needs } from './parts.ts'
import { removeVaults } from './remove-vaults.ts'
import { repairMissingVaults } from './repair-missing-vaults.ts'
import { requestFirstVault } from './request-vault.ts'
import { vaultRouteBindings } from './routes.ts'
import { vaultAgentTools } from './tools.ts'

/** For capabilities that act on one vault of the caller. */
export { findHederaAccount } from './find-hedera-account.ts'
/** For lists of vaults of many people. */
export { type KnownVault, listKnownVaults, listRenamed } from './list-vaults.ts'
export { findOwnVault } from './own-vault.ts'
/** For what the operator does with a vault of its own. */
export { findReadyVault, findVaultOwner, listReadyVaults } from './vault-store.ts'

export const feature = defineFeature({
  name: 'vaults',
  needs,
  routes: vaultRouteBindings,
  tools: vaultAgentTools,
  durable: (parts) => [vaultMaker(parts)],
  loops: (parts) => [repairMissingVaults(parts)],
  vaultDoor: openVaultWith,
  onAccountsRemoved:
    ({ db }) =>
    (userIds) =>
      removeVaults(db, userIds),
  onAccountCreated: (parts) => (userId) => requestFirstVault(parts.durable, userId),
})
