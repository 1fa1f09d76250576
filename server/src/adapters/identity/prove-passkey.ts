import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq, lt, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { IdentityParts } from './identity-parts.ts'
import { accountPasskey } from './tables.ts'
import type { authenticationResponse } from './webauthn-json.ts'

type Proof = {
  readonly response: z.infer<typeof authenticationResponse>
  readonly challenge: string
  /** Whose passkey it has to be; null when the passkey says who is there. */
  readonly owner: string | null
  /** Reasons beyond this one stay inside: they help only an attacker. */
  readonly refused: (options?: { cause?: unknown }) => Error
}

/** Throws unless a passkey of ours answered this challenge, and a finger, face or PIN was asked for. */
export async function provePasskey(
  { db, party }: Pick<IdentityParts, 'db' | 'party'>,
  { response, challenge, owner, refused }: Proof,
): Promise<{ userId: string; keyId: string }> {
  const [passkey] = await db.select().from(accountPasskey).where(eq(accountPasskey.credentialID, response.id))
  if (passkey === undefined || (owner !== null && passkey.userId !== owner)) throw refused()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialID,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64')),
      counter: passkey.counter,
    },
  }).catch((error: unknown) => {
    throw refused({ cause: error })
  })
  if (!verified || !(await moveCounter(db, passkey.id, authenticationInfo.newCounter))) throw refused()
  return { userId: passkey.userId, keyId: passkey.keyId }
}

/** Forward only, whatever else happens at the same time; authenticators without a counter always say zero. */
async function moveCounter(db: IdentityParts['db'], id: string, counter: number): Promise<boolean> {
  const moved = await db
    .update(accountPasskey)
    .set({ counter })
    .where(
      and(
        eq(accountPasskey.id, id),
        or(
          lt(accountPasskey.counter, counter),
          and(eq(accountPasskey.counter, 0), eq(accountPasskey.counter, counter)),
        ),
      ),
    )
    .returning({ id: accountPasskey.id })
  return moved.length > 0
}
