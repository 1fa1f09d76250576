import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { CHALLENGE_VALID_MS } from '@windhover/core/accounts/constants'
import { accountErrors } from '@windhover/core/accounts/errors'
import { keyId } from '@windhover/core/authority/keys'
import { z } from 'zod'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import type { SessionInfo, Visitor, WebAuthnJson, WithCookies } from '../../ports/identity.ts'
import { authenticatorName } from './authenticator-names.ts'
import { type Enrolment, namedPasskey, readNewOwner, requireNextKey } from './enrolment.ts'
import { endGuest, isGuest } from './guests.ts'
import type { IdentityParts, StartedSession } from './identity-parts.ts'
import { insertAccountRow } from './new-account.ts'
import { newId } from './new-id.ts'
import { askBrowser, takeQuestion } from './passkey-challenge.ts'
import { countPasskeys, readPasskeys, toDescriptor } from './passkey-store.ts'
import type { Queries } from './queries.ts'
import { startSession } from './start-session.ts'
import { findOwner, keepStatements } from './statements.ts'
import { accountPasskey } from './tables.ts'
import { registrationResponse } from './webauthn-json.ts'

const MAX_PASSKEYS = 20

/**
 * For whom the passkey is made. A challenge made for a session is only good in that session; one made for a new
 * account only while signed out.
 */
const question = z.object({
  ceremony: z.literal('registration'),
  challenge: z.string(),
  userId: z.string(),
  sessionId: z.string().nullable(),
  /** The first passkey of a guest: good only while the account still is one. */
  keepsGuest: z.boolean(),
})
type Question = z.infer<typeof question>
type Credential = NonNullable<VerifiedRegistrationResponse['registrationInfo']>
type Answer = {
  readonly visitor: Visitor
  readonly session: SessionInfo | null
  readonly response: WebAuthnJson
  readonly name: string | undefined
  readonly enrolment: Enrolment
}

/** The browser shows this name when it offers the passkey; there is no e-mail address to show. */
const passkeyUserName = (createdAt: Date) => `Windhover ${createdAt.toISOString().slice(0, 10)}`

export async function startRegistration(
  parts: IdentityParts,
  session: SessionInfo | null,
): Promise<WithCookies<WebAuthnJson>> {
  const { db, clock, party } = parts
  if (session !== null && (await countPasskeys(db, session.userId)) >= MAX_PASSKEYS) {
    throw accountErrors.passkeyNotSaved({ text: `An account can have at most ${MAX_PASSKEYS} passkeys.` })
  }
  const userId = session?.userId ?? newId()
  const userName = passkeyUserName(clock.now())
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    // One handle per account lets a device replace or list what belongs together.
    userID: new TextEncoder().encode(userId),
    userName,
    userDisplayName: userName,
    attestationType: 'none',
    excludeCredentials: (await readPasskeys(db, userId)).map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: CHALLENGE_VALID_MS,
  })
  const asked: Question = {
    ceremony: 'registration',
    challenge: options.challenge,
    userId,
    sessionId: session?.sessionId ?? null,
    keepsGuest: session !== null && (await isGuest(db, userId)),
  }
  return { value: { ...options }, setCookies: await askBrowser(parts, asked) }
}

/** Saves the passkey. Signed out this also makes the account and its first session, in one transaction. */
export async function finishRegistration(
  parts: IdentityParts,
  answer: Answer,
): Promise<StartedSession | null> {
  const response = registrationResponse.safeParse(answer.response).data
  if (response === undefined) throw accountErrors.passkeyNotSaved()
  const asked = await takeQuestion(parts, answer.visitor, question)
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: asked.challenge,
    expectedOrigin: parts.party.origin,
    expectedRPID: parts.party.id,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw accountErrors.passkeyNotSaved({ cause: error })
  })
  const isForThisSession = asked.sessionId === (answer.session?.sessionId ?? null)
  if (registrationInfo === undefined || !isForThisSession) throw accountErrors.passkeyNotSaved()
  try {
    return await parts.db.transaction(
      async (tx) => await save({ ...parts, db: tx }, { ...answer, asked, credential: registrationInfo }),
    )
  } catch (error) {
    // Somebody has this credential already.
    throw isUniqueViolation(error) ? accountErrors.passkeyNotSaved({ cause: error }) : error
  }
}

async function save(
  parts: Omit<IdentityParts, 'db'> & { db: Queries },
  { asked, credential, visitor, name, enrolment }: Answer & { asked: Question; credential: Credential },
): Promise<StartedSession | null> {
  const { db, clock, domain, party } = parts
  const { userId, sessionId } = asked
  const now = clock.now()
  const { id: credentialId, publicKey: coseKey } = credential.credential
  const key = namedPasskey(enrolment, { credentialId, coseKey, rpId: party.id, origin: party.origin })
  if (sessionId === null) {
    const owner = readNewOwner(domain, enrolment, key)
    await insertAccountRow(db, { userId, owner, at: now })
  } else {
    requireNextKey(enrolment, (await findOwner(db, userId)) ?? '', key)
  }
  await keepStatements(db, { domain, userId, said: enrolment, at: now })
  if (sessionId !== null && asked.keepsGuest && !(await endGuest(db, { userId, sessionId, at: now }))) {
    throw accountErrors.passkeyNotSaved()
  }
  await db.insert(accountPasskey).values({
    id: newId(),
    userId,
    name: name ?? authenticatorName(credential.aaguid),
    credentialID: credentialId,
    keyId: keyId(key),
    publicKey: Buffer.from(coseKey).toString('base64'),
    counter: credential.credential.counter,
    deviceType: credential.credentialDeviceType,
    backedUp: credential.credentialBackedUp,
    transports: (credential.credential.transports ?? []).join(','),
    aaguid: credential.aaguid,
    createdAt: now,
  })
  return sessionId === null ? await startSession(parts, { visitor, userId, method: 'passkey' }) : null
}
