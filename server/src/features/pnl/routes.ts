import { pnlRoutes } from '@windhover/core/pnl/contract'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { findOwnVault } from '../vaults/index.ts'
import { describePnl } from './describe-pnl.ts'
import type { PnlParts } from './parts.ts'
import { readPnl } from './read-pnl.ts'
import { readPnlFacts } from './read-pnl-facts.ts'

export function pnlBindings(parts: PnlParts): readonly RouteBinding[] {
  return [
    bindRoute(pnlRoutes.getPnl, async ({ session, params, query }) => {
      const vault = await findOwnVault(parts.db, { userId: session.userId, vaultId: params.vaultId })
      return await readPnl(parts, { vault, utcOffsetMinutes: query.utcOffsetMinutes })
    }),
    bindRoute(pnlRoutes.getPnlSpan, async ({ session, params, query }) => {
      const vault = await findOwnVault(parts.db, { userId: session.userId, vaultId: params.vaultId })
      const { utcOffsetMinutes, token } = query
      const known = await readPnlFacts(parts, { vault, utcOffsetMinutes })
      return await describePnl(parts, known, { span: params.span, token })
    }),
  ]
}
