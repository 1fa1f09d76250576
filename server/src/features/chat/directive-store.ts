import { DIRECTIVES_VERSION } from '@windhover/core/chat/directives'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { directiveReviews } from './tables.ts'

/** When the person reviewed the present version; null: not yet. */
export async function findReview(db: Database, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ reviewedAt: directiveReviews.reviewedAt })
    .from(directiveReviews)
    .where(and(eq(directiveReviews.userId, userId), eq(directiveReviews.version, DIRECTIVES_VERSION)))
  return row?.reviewedAt ?? null
}

/** The first time counts. */
export async function keepReview(
  db: Database,
  review: { readonly userId: string; readonly version: number; readonly reviewedAt: Date },
): Promise<void> {
  await db.insert(directiveReviews).values(review).onConflictDoNothing()
}
