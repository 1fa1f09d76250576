import { randomBytes } from 'node:crypto'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { CHALLENGE_VALID_MS } from '@windhover/core/accounts/constants'
import { accountErrors } from '@windhover/core/accounts/errors'
import { type StatementOf, statementHash } from '@windhover/core/authority/statements'
import { z } from 'zod'
import type { Visitor, WebAuthnJson, WithCookies } from '../../ports/identity.ts'
import type { IdentityParts, StartedSession } from './identity-parts.ts'
import { askBrowser, takeQuestion } from './passkey-challenge.ts'
import { provePasskey } from './prove-passkey.ts'
import { startSession } from './start-session.ts'
import { keepStatements } from './statements.ts'
import { authenticationResponse } from './webauthn-json.ts'

const question = z.object({ ceremony: z.literal('sign-in'), nonce: z.string() })
type Question = z.infer<typeof question>

/**
 * Names no passkeys: the device offers those it has for us, and with them says who it is. What the passkey signs is the
 * hash of a grant with our nonce in it, so that one touch signs in and lends the device its powers.
 */
export async function startPasskeySignIn(
  parts: IdentityParts,
): Promise<WithCookies<{ options: WebAuthnJson; nonce: string }>> {
  const { challenge: _, ...options } = await generateAuthenticationOptions({
    rpID: parts.party.id,
    userVerification: 'required',
    timeout: CHALLENGE_VALID_MS,
  })
  const nonce = randomBytes(16).toString('hex')
  const asked: Question = { ceremony: 'sign-in', nonce }
  return { value: { options, nonce }, setCookies: await askBrowser(parts, asked) }
}

export async function finishPasskeySignIn(
  parts: IdentityParts,
  visitor: Visitor,
  answer: { readonly response: WebAuthnJson; readonly grant: StatementOf<'grant'> },
): Promise<StartedSession & { userId: string }> {
  const { grant } = answer
  const refused = accountErrors.passkeyRefused
  const response = authenticationResponse.safeParse(answer.response).data
  if (response === undefined) throw refused()
  const { nonce } = await takeQuestion(parts, visitor, question)
  if (grant.nonce !== nonce || grant.owner !== null) throw refused()
  const challenge = Buffer.from(statementHash(parts.domain, grant), 'hex').toString('base64url')
  const { userId, keyId } = await provePasskey(parts, { response, challenge, owner: null, refused })
  const { authenticatorData, clientDataJSON: clientDataJson, signature } = response.response
  const proof = { by: 'passkey' as const, authenticatorData, clientDataJson, signature }
  const said = [{ statement: grant, keyId, proof }]
  const { domain, clock } = parts
  await keepStatements(parts.db, { domain, userId, said, at: clock.now() })
  return { ...(await startSession(parts, { visitor, userId, method: 'passkey' })), userId }
}
