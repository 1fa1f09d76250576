import { getCurrentAdapter } from '@better-auth/core/context'
import { APIError } from '@better-auth/core/error'
import { getAuthenticatorName, passkey } from '@better-auth/passkey'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { endGuest } from './guests.ts'
import { SESSION_HEADER } from './library-headers.ts'
import { newAccountRow } from './new-account.ts'
import type { RelyingParty } from './relying-party.ts'

/**
 * Travels with a registration challenge: for whom the passkey is made. A challenge made for a session is only
 * good in that session; one made for a new account only while signed out.
 */
const registrationPurpose = z.object({
  userId: z.string(),
  userName: z.string(),
  sessionId: z.string().nullable(),
  /** The first passkey of a guest: good only while the account still is one. */
  keepsGuest: z.boolean().default(false),
})
export type RegistrationPurpose = z.infer<typeof registrationPurpose>

const readPurpose = (context: string | null | undefined): RegistrationPurpose =>
  registrationPurpose.parse(JSON.parse(context ?? 'null'))

export function passkeyPlugin(options: { party: RelyingParty; challengeCookie: string; clock: Clock }) {
  const { party, clock } = options
  return passkey({
    rpID: party.id,
    rpName: party.name,
    origin: party.origin,
    advanced: { webAuthnChallengeCookie: options.challengeCookie },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      requireSession: false,
      resolveUser: ({ context }) => {
        const purpose = readPurpose(context)
        return { id: purpose.userId, name: purpose.userName, displayName: purpose.userName }
      },
      afterVerification: async ({ ctx, verification, context }) => {
        const purpose = readPurpose(context)
        refuseUnless(verification.registrationInfo?.userVerified === true)
        refuseUnless((ctx.headers?.get(SESSION_HEADER) ?? null) === purpose.sessionId)
        if (purpose.sessionId === null) {
          await ctx.context.internalAdapter.createUser(newAccountRow(purpose.userId, clock.now()), {
            method: 'passkey',
          })
        }
        if (purpose.keepsGuest && purpose.sessionId !== null) {
          const adapter = await getCurrentAdapter(ctx.context.adapter)
          const session = { userId: purpose.userId, sessionId: purpose.sessionId, at: clock.now() }
          refuseUnless(await endGuest(adapter, session))
        }
        return {
          userId: purpose.userId,
          name: getAuthenticatorName(verification.registrationInfo?.aaguid) ?? 'Passkey',
        }
      },
    },
    authentication: {
      // The library itself does not insist on a PIN, finger or face; we do.
      afterVerification: ({ verification }) => refuseUnless(verification.authenticationInfo.userVerified),
    },
  })
}

function refuseUnless(holds: boolean): void {
  if (!holds) throw new APIError('UNAUTHORIZED', { code: 'REFUSED', message: 'refused' })
}
