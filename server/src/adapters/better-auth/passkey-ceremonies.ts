import { runWithTransaction } from '@better-auth/core/context'
import { CHALLENGE_VALID_MS } from '@windhover/core/accounts/constants'
import { accountErrors } from '@windhover/core/accounts/errors'
import { z } from 'zod'
import type { SessionInfo, Visitor, WebAuthnJson, WithCookies } from '../../ports/identity.ts'
import { translated } from './errors.ts'
import { isGuest } from './guests.ts'
import type { IdentityParts } from './identity-parts.ts'
import { newAccountId } from './new-account.ts'
import type { RegistrationPurpose } from './passkey-plugin.ts'
import { countPasskeys } from './passkey-store.ts'
import { authenticationResponse, registrationResponse } from './webauthn-json.ts'

const MAX_PASSKEYS = 20

const withSession = z.object({ session: z.object({ token: z.string() }) })

/** The browser shows this name when it offers the passkey; there is no e-mail address to show. */
const passkeyUserName = (createdAt: Date) => `Windhover ${createdAt.toISOString().slice(0, 10)}`

export async function startRegistration(
  { auth, db, clock, headersFor }: IdentityParts,
  visitor: Visitor,
  session: SessionInfo | null,
): Promise<WithCookies<WebAuthnJson>> {
  if (session !== null && (await countPasskeys(db, session.userId)) >= MAX_PASSKEYS) {
    throw accountErrors.passkeyNotSaved({ text: `An account can have at most ${MAX_PASSKEYS} passkeys.` })
  }
  const purpose: RegistrationPurpose = {
    userId: session?.userId ?? newAccountId(),
    userName: passkeyUserName(clock.now()),
    sessionId: session?.sessionId ?? null,
    keepsGuest: session !== null && (await isGuest(db, session.userId)),
  }
  const { response: options, headers } = await translated('passkey-registration', () =>
    auth.api.generatePasskeyRegistrationOptions({
      headers: headersFor(visitor, session),
      query: { context: JSON.stringify(purpose) },
      returnHeaders: true,
    }),
  )
  return {
    value: {
      ...options,
      // One handle per account lets a device replace or list what belongs together.
      user: { ...options.user, id: Buffer.from(purpose.userId).toString('base64url') },
      timeout: CHALLENGE_VALID_MS,
    },
    setCookies: headers.getSetCookie(),
  }
}

/** Saves the passkey. Signed out this also makes the account and its first session, in one transaction. */
export async function finishRegistration(
  { auth, headersFor }: IdentityParts,
  call: { visitor: Visitor; session: SessionInfo | null; response: WebAuthnJson; name: string | undefined },
): Promise<{ token: string | null; setCookies: string[] }> {
  const checked = registrationResponse.safeParse(call.response)
  if (!checked.success) throw accountErrors.passkeyNotSaved()
  const { adapter } = await auth.$context
  const save = async () =>
    await auth.api.verifyPasskeyRegistration({
      headers: headersFor(call.visitor, call.session),
      body: { response: checked.data, name: call.name, createSession: call.session === null },
      returnHeaders: true,
    })
  // A guest's mark must not end without the passkey that replaces it.
  const { response: saved, headers } = await translated('passkey-registration', async () =>
    call.session?.method === 'guest' ? await runWithTransaction(adapter, save) : await save(),
  )
  return {
    token: withSession.safeParse(saved).data?.session.token ?? null,
    setCookies: headers.getSetCookie(),
  }
}

export async function startPasskeySignIn(
  { auth, headersFor }: IdentityParts,
  visitor: Visitor,
): Promise<WithCookies<WebAuthnJson>> {
  const { response: options, headers } = await translated('passkey-sign-in', () =>
    auth.api.generatePasskeyAuthenticationOptions({
      headers: headersFor(visitor, null),
      returnHeaders: true,
    }),
  )
  return {
    value: { ...options, userVerification: 'required', timeout: CHALLENGE_VALID_MS },
    setCookies: headers.getSetCookie(),
  }
}

export async function finishPasskeySignIn(
  { auth, headersFor }: IdentityParts,
  visitor: Visitor,
  response: WebAuthnJson,
): Promise<{ token: string; setCookies: string[] }> {
  const checked = authenticationResponse.safeParse(response)
  if (!checked.success) throw accountErrors.passkeyRefused()
  const { response: signedIn, headers } = await translated('passkey-sign-in', () =>
    auth.api.verifyPasskeyAuthentication({
      headers: headersFor(visitor, null),
      body: { response: checked.data },
      returnHeaders: true,
    }),
  )
  return { token: signedIn.session.token, setCookies: headers.getSetCookie() }
}
