import { DIRECTIVES_VERSION } from '@windhover/core/chat/directives'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { ChatOwner } from './conversation-store.ts'
import { directiveReviews } from './tables.ts'

/** When the present version was reviewed for this vault; null: not yet. */
export async function findReview(db: Database, { userId, vaultId }: ChatOwner): Promise<Date | null> {
  const [row] = await db
    .select()
    .from(directiveReviews)
    .where(and(eq(directiveReviews.vaultId, BigInt(vaultId)), eq(directiveReviews.userId, userId)))
  return row !== undefined && row.version >= DIRECTIVES_VERSION ? row.reviewedAt : null
}

export async function keepReview(
  db: Database,
  review: ChatOwner & { version: number; at: Date },
): Promise<void> {
  const { version, at } = review
  await db
    .insert(directiveReviews)
    .values({ vaultId: BigInt(review.vaultId), userId: review.userId, version, reviewedAt: at })
    .onConflictDoUpdate({
      target: [directiveReviews.vaultId, directiveReviews.userId],
      set: { version, reviewedAt: at },
    })
}
