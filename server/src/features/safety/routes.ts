import { safetyRoutes } from '@windhover/core/safety/contract'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { findOwnVault } from '../vaults/index.ts'
import { changeLimits, setPaused, withdrawRaise } from './change-safety.ts'
import type { SafetyParts } from './parts.ts'
import { readSafety } from './read-safety.ts'

export function safetyBindings(parts: SafetyParts): readonly RouteBinding[] {
  const own = async (userId: string, vaultId: string) => {
    await findOwnVault(parts.db, { userId, vaultId })
    return { userId, vaultId }
  }
  return [
    bindRoute(safetyRoutes.getSafety, async ({ session, query }) => {
      const { vaultId } = await own(session.userId, query.vaultId)
      return await readSafety(parts, vaultId)
    }),
    bindRoute(safetyRoutes.changeLimits, async ({ session, body }) => {
      const vault = await own(session.userId, body.vaultId)
      return await changeLimits(parts, { ...vault, change: body.limits, signed: body.signed })
    }),
    bindRoute(safetyRoutes.withdrawRaise, async ({ session, params, query }) => {
      const vault = await own(session.userId, query.vaultId)
      return await withdrawRaise(parts, { ...vault, limit: params.limit })
    }),
    bindRoute(safetyRoutes.pauseVault, async ({ session, body }) => {
      const vault = await own(session.userId, body.vaultId)
      return await setPaused(parts, { ...vault, isPaused: true })
    }),
    bindRoute(safetyRoutes.resumeVault, async ({ session, body }) => {
      const vault = await own(session.userId, body.vaultId)
      return await setPaused(parts, { ...vault, isPaused: false, signed: body.signed })
    }),
  ]
}
