import { leaderboardRoutes } from '@windhover/core/leaderboard/contract'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { findOwnVault } from '../vaults/index.ts'
import type { LeaderboardParts } from './parts.ts'
import { readLeaderboard, readOwnRow } from './read-leaderboard.ts'

export function leaderboardBindings(parts: LeaderboardParts): readonly RouteBinding[] {
  const { db } = parts
  return [
    bindRoute(leaderboardRoutes.getLeaderboard, async ({ session: { userId }, query }) => {
      const { vaultId, ...asked } = query
      if (vaultId !== undefined) await findOwnVault(db, { userId, vaultId })
      const [page, own] = await Promise.all([
        readLeaderboard(parts, asked),
        readOwnRow(db, { userId, vaultId, orderBy: asked.orderBy }),
      ])
      return { ...page, own }
    }),
  ]
}
