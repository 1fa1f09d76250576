import { CHALLENGE_VALID_MS } from '@windhover/core/accounts/constants'
import { eq } from 'drizzle-orm'
import type { IdentityParts } from './identity-parts.ts'
import { newId } from './new-id.ts'
import { accountChallenge } from './tables.ts'

type Parts = Pick<IdentityParts, 'db' | 'clock'>

/** Remembers what somebody was asked, under a name that the answer will bring back. */
export async function openChallenge({ db, clock }: Parts, identifier: string, value: unknown): Promise<void> {
  const now = clock.now()
  await db.insert(accountChallenge).values({
    id: newId(),
    identifier,
    value: JSON.stringify(value),
    expiresAt: new Date(now.getTime() + CHALLENGE_VALID_MS),
    createdAt: now,
    updatedAt: now,
  })
}

/** Uses a challenge up: of two answers at once only one gets it. Null when there is none, or none in time. */
export async function takeChallenge({ db, clock }: Parts, identifier: string): Promise<unknown> {
  const taken = await db
    .delete(accountChallenge)
    .where(eq(accountChallenge.identifier, identifier))
    .returning()
  // Who asks again means the newer challenge; the older one goes with it.
  const newest = taken.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]
  if (newest === undefined || newest.expiresAt <= clock.now()) return null
  return JSON.parse(newest.value)
}
