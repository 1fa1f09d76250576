import { accountErrors } from '@windhover/core/accounts/errors'
import { hashSignInSecret } from '@windhover/core/authority/derive-from-code'
import { eq } from 'drizzle-orm'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import type { Visitor } from '../../ports/identity.ts'
import type { IdentityParts, StartedSession } from './identity-parts.ts'
import { newId } from './new-id.ts'
import { startSession } from './start-session.ts'
import { accountRecoveryCode, accountUser } from './tables.ts'

type NewCodes = { readonly userId: string; readonly signInHashes: readonly string[] }

/** Keeps a new set, which the browser has made. The set before stops working in the same moment. */
export async function replaceRecoveryCodes(
  { db, clock }: IdentityParts,
  { userId, signInHashes }: NewCodes,
): Promise<void> {
  const createdAt = clock.now()
  try {
    await db.transaction(async (tx) => {
      // Without the lock two calls at once would leave two sets.
      const [user] = await tx
        .select({ guest: accountUser.guest })
        .from(accountUser)
        .where(eq(accountUser.id, userId))
        .for('update')
      // Codes on paper stand in for a lost passkey; an account that never had one is kept by a passkey.
      if (user?.guest) throw accountErrors.keepAccountFirst()
      await tx.delete(accountRecoveryCode).where(eq(accountRecoveryCode.userId, userId))
      await tx
        .insert(accountRecoveryCode)
        .values(signInHashes.map((codeHash) => ({ id: newId(), userId, codeHash, createdAt })))
    })
  } catch (error) {
    // Somebody has one of them already: they were not drawn by chance.
    throw isUniqueViolation(error) ? accountErrors.recoveryNotKept({ cause: error }) : error
  }
}

/** Uses up a code and starts the session in one transaction: a code is never lost to a failed sign-in. */
export async function signInWithRecoveryCode(
  parts: IdentityParts,
  visitor: Visitor,
  secret: string,
): Promise<StartedSession> {
  return await parts.db.transaction(async (tx) => {
    const [used] = await tx
      .delete(accountRecoveryCode)
      .where(eq(accountRecoveryCode.codeHash, hashSignInSecret(secret)))
      .returning({ userId: accountRecoveryCode.userId })
    if (used === undefined) throw accountErrors.recoveryRefused()
    return await startSession({ ...parts, db: tx }, { visitor, userId: used.userId, method: 'recovery' })
  })
}
