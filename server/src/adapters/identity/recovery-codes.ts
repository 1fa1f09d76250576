import { RECOVERY_CODE_COUNT } from '@windhover/core/accounts/constants'
import { accountErrors } from '@windhover/core/accounts/errors'
import { eq } from 'drizzle-orm'
import type { Visitor } from '../../ports/identity.ts'
import type { IdentityParts, StartedSession } from './identity-parts.ts'
import { newId } from './new-id.ts'
import { hashRecoveryCode, makeRecoveryCode } from './recovery-code-text.ts'
import { startSession } from './start-session.ts'
import { accountRecoveryCode, accountUser } from './tables.ts'

/** Makes a new set. The codes are readable only now; the set before stops working in the same moment. */
export async function replaceRecoveryCodes({ db, clock }: IdentityParts, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, makeRecoveryCode)
  const createdAt = clock.now()
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
      .values(codes.map((code) => ({ id: newId(), userId, codeHash: hashRecoveryCode(code), createdAt })))
  })
  return codes
}

/** Uses up a code and starts the session in one transaction: a code is never lost to a failed sign-in. */
export async function signInWithRecoveryCode(
  parts: IdentityParts,
  visitor: Visitor,
  code: string,
): Promise<StartedSession> {
  return await parts.db.transaction(async (tx) => {
    const [used] = await tx
      .delete(accountRecoveryCode)
      .where(eq(accountRecoveryCode.codeHash, hashRecoveryCode(code)))
      .returning({ userId: accountRecoveryCode.userId })
    if (used === undefined) throw accountErrors.recoveryRefused()
    return await startSession({ ...parts, db: tx }, { visitor, userId: used.userId, method: 'recovery' })
  })
}
