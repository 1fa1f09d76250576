import type { AccountView } from '@windhover/core/accounts/contract'
import { accountErrors } from '@windhover/core/accounts/errors'
import { asc, count, eq } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { SessionInfo } from '../../ports/identity.ts'
import { stepUpUntil } from './step-up-window.ts'
import { accountPasskey, accountRecoveryCode, accountUser, accountWallet } from './tables.ts'

export async function readAccountView(
  { db, clock }: { db: Database; clock: Clock },
  session: SessionInfo,
): Promise<AccountView> {
  const { userId } = session
  const [[user], [passkeys], wallets, [codes]] = await Promise.all([
    db
      .select({ createdAt: accountUser.createdAt, guest: accountUser.guest, owner: accountUser.owner })
      .from(accountUser)
      .where(eq(accountUser.id, userId)),
    db.select({ total: count() }).from(accountPasskey).where(eq(accountPasskey.userId, userId)),
    db
      .select({ chain: accountWallet.providerId, address: accountWallet.accountId })
      .from(accountWallet)
      .where(eq(accountWallet.userId, userId))
      .orderBy(asc(accountWallet.createdAt)),
    db.select({ total: count() }).from(accountRecoveryCode).where(eq(accountRecoveryCode.userId, userId)),
  ])
  if (user === undefined) throw accountErrors.sessionRequired()
  return {
    userId,
    owner: user.owner,
    guest: user.guest,
    createdAt: user.createdAt.toISOString(),
    session: {
      id: session.sessionId,
      method: session.method,
      createdAt: session.createdAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
      stepUpUntil: stepUpUntil(session, clock.now())?.toISOString() ?? null,
    },
    passkeyCount: passkeys?.total ?? 0,
    wallets,
    recoveryCodesLeft: codes?.total ?? 0,
  }
}
