import { faucetRoutes } from '@windhover/core/faucet/contract'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { findOwnVault } from '../vaults/index.ts'
import { listHoldings } from './list-holdings.ts'
import type { FaucetParts } from './parts.ts'
import { requestFunds } from './request-funds.ts'

export function faucetBindings(parts: FaucetParts): readonly RouteBinding[] {
  if (parts.faucet === null) return []
  const { db } = parts
  return [
    bindRoute(faucetRoutes.fundVault, async ({ session, body }) => {
      const { userId } = session
      const vault = await findOwnVault(db, { userId, vaultId: body.vaultId })
      return await requestFunds(parts, { userId, vault })
    }),
    bindRoute(faucetRoutes.listHoldings, async ({ session, query, caller }) => {
      const vault = await findOwnVault(db, { userId: session.userId, vaultId: query.vaultId })
      return await listHoldings({ chains: parts.chains, log: caller.log }, vault)
    }),
  ]
}
