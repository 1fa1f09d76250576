import { randomBytes } from 'node:crypto'
import {
  makeReferralCode,
  REFERRAL_CODE_BYTES,
  sameReferralCode,
} from '@windhover/core/referrals/make-referral-code'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { referralCodes, referrals } from './tables.ts'

export type CodeOwner = { readonly vaultId: bigint; readonly userId: string }

/** Two who ask at once get the same code: the row that was there first is the vault's. */
export async function findOrMakeCode(
  db: Database,
  owner: CodeOwner & { readonly at: Date },
): Promise<string> {
  const { vaultId, userId, at } = owner
  while (true) {
    const [known] = await db.select().from(referralCodes).where(eq(referralCodes.vaultId, vaultId))
    if (known !== undefined) return known.code
    const code = makeReferralCode(randomBytes(REFERRAL_CODE_BYTES))
    // Nothing is inserted where the vault has one by now, or where another vault drew the same.
    await db.insert(referralCodes).values({ vaultId, userId, code, createdAt: at }).onConflictDoNothing()
  }
}

export async function findCodeOwner(db: Database, code: string): Promise<CodeOwner | null> {
  const [row] = await db
    .select()
    .from(referralCodes)
    .where(eq(referralCodes.code, sameReferralCode(code)))
  return row ?? null
}

/** The first code an account hands in counts; later ones change nothing. */
export async function keepReferral(db: Database, referral: typeof referrals.$inferInsert): Promise<void> {
  await db.insert(referrals).values(referral).onConflictDoNothing()
}

/** Of accounts that go for good. */
export async function removeReferralsOf(db: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await db.delete(referralCodes).where(inArray(referralCodes.userId, [...userIds]))
  await db.delete(referrals).where(inArray(referrals.userId, [...userIds]))
}
