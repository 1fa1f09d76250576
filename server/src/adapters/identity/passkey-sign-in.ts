import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { CHALLENGE_VALID_MS } from '@windhover/core/accounts/constants'
import { accountErrors } from '@windhover/core/accounts/errors'
import { z } from 'zod'
import type { Visitor, WebAuthnJson, WithCookies } from '../../ports/identity.ts'
import type { IdentityParts, StartedSession } from './identity-parts.ts'
import { askBrowser, takeQuestion } from './passkey-challenge.ts'
import { provePasskey } from './prove-passkey.ts'
import { startSession } from './start-session.ts'
import { authenticationResponse } from './webauthn-json.ts'

const question = z.object({ ceremony: z.literal('sign-in'), challenge: z.string() })
type Question = z.infer<typeof question>

/** Names no passkeys: the device offers those it has for us, and with them says who it is. */
export async function startPasskeySignIn(parts: IdentityParts): Promise<WithCookies<WebAuthnJson>> {
  const options = await generateAuthenticationOptions({
    rpID: parts.party.id,
    userVerification: 'required',
    timeout: CHALLENGE_VALID_MS,
  })
  const asked: Question = { ceremony: 'sign-in', challenge: options.challenge }
  return { value: { ...options }, setCookies: await askBrowser(parts, asked) }
}

export async function finishPasskeySignIn(
  parts: IdentityParts,
  visitor: Visitor,
  answer: WebAuthnJson,
): Promise<StartedSession> {
  const response = authenticationResponse.safeParse(answer).data
  if (response === undefined) throw accountErrors.passkeyRefused()
  const { challenge } = await takeQuestion(parts, visitor, question)
  const refused = accountErrors.passkeyRefused
  const { userId } = await provePasskey(parts, { response, challenge, owner: null, refused })
  return await startSession(parts, { visitor, userId, method: 'passkey' })
}
