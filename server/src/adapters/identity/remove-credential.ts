import { accountErrors } from '@windhover/core/accounts/errors'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { WalletChain } from '../../ports/identity.ts'
import type { Queries } from './queries.ts'
import { accountPasskey, accountUser, accountWallet } from './tables.ts'

export async function removePasskey(db: Database, input: { userId: string; id: string }): Promise<void> {
  await keepingOne(db, input.userId, async (tx) => {
    const mine = and(eq(accountPasskey.id, input.id), eq(accountPasskey.userId, input.userId))
    const removed = await tx.delete(accountPasskey).where(mine).returning({ id: accountPasskey.id })
    if (removed.length === 0) throw accountErrors.passkeyNotFound()
  })
}

export async function removeWallet(
  db: Database,
  input: { userId: string; chain: WalletChain; address: string },
): Promise<void> {
  const { userId, chain, address } = input
  await keepingOne(db, userId, async (tx) => {
    const removed = await tx
      .delete(accountWallet)
      .where(
        and(
          eq(accountWallet.userId, userId),
          eq(accountWallet.providerId, chain),
          eq(accountWallet.accountId, address),
        ),
      )
      .returning({ id: accountWallet.id })
    if (removed.length === 0) throw accountErrors.walletNotFound()
  })
}

/** Undoes a removal that would leave nothing to sign in with. */
async function keepingOne(
  db: Database,
  userId: string,
  remove: (tx: Queries) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Two removals at once must not each believe that what the other removes remains.
    await tx.select({ id: accountUser.id }).from(accountUser).where(eq(accountUser.id, userId)).for('update')
    await remove(tx)
    const [passkey] = await tx
      .select({ id: accountPasskey.id })
      .from(accountPasskey)
      .where(eq(accountPasskey.userId, userId))
      .limit(1)
    const [wallet] = await tx
      .select({ id: accountWallet.id })
      .from(accountWallet)
      .where(eq(accountWallet.userId, userId))
      .limit(1)
    if (passkey === undefined && wallet === undefined) throw accountErrors.lastCredential()
  })
}
