import { socialChanged, socialRoutes } from '@windhover/core/social/contract'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { findUsername, removeAccount } from './account-store.ts'
import { finishConnect } from './finish-connect.ts'
import type { SocialParts } from './parts.ts'
import { revokeTokens } from './revoke-tokens.ts'
import { startConnect } from './start-connect.ts'

export function socialBindings(parts: SocialParts): readonly RouteBinding[] {
  return [
    bindRoute(socialRoutes.getAccount, async ({ grant }) => ({
      username: await findUsername(parts.db, grant.vaultId),
    })),
    bindRoute(socialRoutes.connect, async ({ session, grant }) => {
      const { userId, sessionId } = session
      return { url: await startConnect(parts, { userId, sessionId, vaultId: grant.vaultId }) }
    }),
    bindRoute(socialRoutes.disconnect, async ({ session, grant, caller }) => {
      const removed = await removeAccount(parts.db, grant.vaultId)
      if (removed !== null) {
        await revokeTokens(parts, removed)
        await parts.live
          .publish(session.userId, socialChanged, { vaultId: grant.vaultId })
          .catch((error: unknown) => caller.log.warn({ err: error }, 'a let-go account was not told'))
      }
      return { username: null }
    }),
    bindRoute(socialRoutes.finishConnect, async ({ session, query, caller }) => {
      const { state, code, error } = query
      const message = await finishConnect(parts, { session, state, code, error, log: caller.log })
      caller.redirectTo(`/?app=settings&message=${message}`)
      return null
    }),
  ]
}
