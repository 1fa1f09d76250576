import type { SignInMethod } from '@windhover/core/accounts/contract'
import type { Visitor } from '../../ports/identity.ts'
import { translated } from './errors.ts'
import type { IdentityParts } from './identity-parts.ts'

/** Starts a session for a user who was proven by a way the library does not know. */
export async function startSession(
  { auth, headersFor }: IdentityParts,
  call: { visitor: Visitor; userId: string; method: SignInMethod },
): Promise<{ token: string; setCookies: string[] }> {
  const { response, headers } = await translated('session', () =>
    auth.api.startSession({
      headers: headersFor(call.visitor, null),
      body: { userId: call.userId, method: call.method },
      returnHeaders: true,
    }),
  )
  return { token: response.token, setCookies: headers.getSetCookie() }
}
