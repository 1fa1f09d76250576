import { changeVaultRoute } from '@windhover/core/vaults/change-vault'
import { vaultRoutes } from '@windhover/core/vaults/contract'
import { vaultErrors, vaultKeyErrors } from '@windhover/core/vaults/errors'
import { hederaAccountRoutes } from '@windhover/core/vaults/hedera-account'
import { vaultKeyRoutes } from '@windhover/core/vaults/key-contract'
import { requireStepUp } from '../../platform/http/require-step-up.ts'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { changeVault } from './change-vault.ts'
import { findHederaAccount } from './find-hedera-account.ts'
import { issueKey, issueOnlyKey, rotateKey } from './issue-key.ts'
import { listKeys, revokeKey } from './key-store.ts'
import { requireOwnVault } from './own-vault.ts'
import type { VaultParts } from './parts.ts'
import { requestExtraVault, requestFirstVault } from './request-vault.ts'
import { listReadyVaults } from './vault-store.ts'
import { viewKey } from './view-key.ts'

export function vaultRouteBindings(parts: VaultParts): RouteBinding[] {
  const { db, durable, identity, clock } = parts
  return [
    bindRoute(vaultRoutes.listVaults, async ({ session, caller }) => {
      const vaults = await listReadyVaults(db, session.userId)
      if (vaults.length === 0) {
        // An account without a vault has only just been made, or its request was lost: asking again is harmless.
        await requestFirstVault(durable, session.userId).catch((error: unknown) => {
          caller.log.warn({ err: error }, 'could not ask for the first vault')
        })
      }
      return vaults
    }),

    bindRoute(vaultRoutes.createVault, async ({ session, body }) => {
      const tokenId = await requestExtraVault(durable, { userId: session.userId, requestId: body.requestId })
      const made = (await listReadyVaults(db, session.userId)).find((vault) => vault.tokenId === tokenId)
      if (made === undefined) throw vaultErrors.stillBeingMade()
      return made
    }),

    bindRoute(changeVaultRoute, async ({ session, params, body }) =>
      changeVault(parts, { userId: session.userId, vaultId: params.vaultId }, body),
    ),

    bindRoute(vaultKeyRoutes.issueVaultKey, async ({ session, params, body }) => {
      const { userId } = session
      const vaultId = await requireOwnVault(db, { userId, vaultId: params.vaultId })
      const request = { userId, vaultId, label: body.label }
      const only = (await identity.isGuest(userId)) ? await issueOnlyKey(db, request) : null
      if (only !== null) return only
      requireStepUp(session, clock)
      return await issueKey(db, request)
    }),

    bindRoute(vaultKeyRoutes.listVaultKeys, async ({ session, params }) => {
      const vaultId = await requireOwnVault(db, { userId: session.userId, vaultId: params.vaultId })
      return await listKeys(db, vaultId)
    }),

    bindRoute(vaultKeyRoutes.rotateVaultKey, async ({ session, params }) => {
      const vaultId = await requireOwnVault(db, { userId: session.userId, vaultId: params.vaultId })
      return await rotateKey(db, { userId: session.userId, vaultId, keyId: params.keyId, at: clock.now() })
    }),

    bindRoute(vaultKeyRoutes.revokeVaultKey, async ({ session, params }) => {
      const vaultId = await requireOwnVault(db, { userId: session.userId, vaultId: params.vaultId })
      const revoked = await revokeKey(db, { vaultId, keyId: params.keyId, at: clock.now() })
      if (!revoked) throw vaultKeyErrors.notFound()
      return { done: true as const }
    }),

    bindRoute(vaultKeyRoutes.viewVaultKey, async ({ session, body }) => {
      const vaultId = await requireOwnVault(db, { userId: session.userId, vaultId: body.vaultId })
      const { apiKeyHash, sealedKey } = body
      return { key: await viewKey(db, { userId: session.userId, vaultId, apiKeyHash, sealedKey }) }
    }),

    bindRoute(hederaAccountRoutes.getHederaAccount, async ({ session, query }) => {
      const evmAddress = query.address
      const accountId = await findHederaAccount(parts, { userId: session.userId, evmAddress })
      return { accountId, evmAddress }
    }),

    bindRoute(vaultKeyRoutes.checkVaultKey, async ({ grant }) => ({
      keyId: grant.keyId,
      scopes: [...grant.scopes],
    })),
  ]
}
