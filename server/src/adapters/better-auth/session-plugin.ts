import { createAuthEndpoint } from '@better-auth/core/api'
import { signInMethod } from '@windhover/core/accounts/contract'
import type { BetterAuthPlugin } from 'better-auth'
import { expireCookie, setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * What the library lacks for ways in that are not its own: start a session for a proven user, end its
 * cookie, and keep recovery codes in the same transactions as sessions.
 */
export function sessionPlugin() {
  return {
    id: 'windhover-sessions',
    schema: {
      recoveryCode: {
        fields: {
          userId: { type: 'string', required: true, references: { model: 'user', field: 'id' } },
          codeHash: { type: 'string', required: true, unique: true },
          createdAt: { type: 'date', required: true },
        },
      },
    },
    endpoints: {
      startSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ userId: z.string(), method: signInMethod }) },
        async (ctx) => {
          const { userId, method } = ctx.body
          const user = await ctx.context.internalAdapter.findUserById(userId)
          if (user === null) throw ctx.error('UNAUTHORIZED')
          const session = await ctx.context.internalAdapter.createSession(userId, false, { method })
          await setSessionCookie(ctx, { session, user })
          return { token: session.token }
        },
      ),
      dropSessionCookie: createAuthEndpoint.serverOnly({ method: 'POST' }, async (ctx) => {
        expireCookie(ctx, ctx.context.authCookies.sessionToken)
        return { done: true }
      }),
    },
  } satisfies BetterAuthPlugin
}
