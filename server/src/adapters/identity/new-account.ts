import { accountErrors } from '@windhover/core/accounts/errors'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import type { Queries } from './queries.ts'
import { accountUser } from './tables.ts'

/** A new account. Nobody is asked for a name or an address, so both are made up. */
export async function insertAccountRow(
  db: Queries,
  { userId, owner, at, guest = false }: { userId: string; owner: string; at: Date; guest?: boolean },
): Promise<void> {
  const made = {
    name: `Windhover ${at.toISOString().slice(0, 10)}`,
    email: `${userId}@users.windhover.invalid`,
  }
  const stamps = { emailVerified: false, createdAt: at, updatedAt: at }
  try {
    await db.insert(accountUser).values({ id: userId, owner, guest, ...made, ...stamps })
  } catch (error) {
    // Somebody is this owner already. Nothing else here could be taken.
    throw isUniqueViolation(error) ? accountErrors.enrolmentRefused() : error
  }
}
