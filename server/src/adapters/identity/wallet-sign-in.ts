import { and, eq } from 'drizzle-orm'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import type { SignedWalletMessage, Visitor, WalletChain } from '../../ports/identity.ts'
import type { IdentityParts, StartedSession } from './identity-parts.ts'
import { newAccountRow } from './new-account.ts'
import { newId } from './new-id.ts'
import { startSession } from './start-session.ts'
import { accountUser, accountWallet } from './tables.ts'
import { openWalletChallenge, proveWallet } from './wallet-challenge.ts'

const PURPOSE = 'sign-in'

export const startWalletSignIn = (parts: IdentityParts, wallet: { chain: WalletChain; address: string }) =>
  openWalletChallenge(parts, { ...wallet, purpose: PURPOSE, statement: 'Sign in to Windhover.' })

export async function finishWalletSignIn(
  parts: IdentityParts,
  visitor: Visitor,
  signed: SignedWalletMessage,
): Promise<StartedSession & { created: boolean }> {
  const address = await proveWallet(parts, signed, PURPOSE)
  const { userId, created } = await findOrCreateOwner(parts, { chain: signed.chain, address })
  return { ...(await startSession(parts, { visitor, userId, method: signed.chain })), created }
}

async function findOrCreateOwner(
  { db, clock }: IdentityParts,
  { chain, address }: { chain: WalletChain; address: string },
): Promise<{ userId: string; created: boolean }> {
  const find = async () => {
    const [wallet] = await db
      .select({ userId: accountWallet.userId })
      .from(accountWallet)
      .where(and(eq(accountWallet.providerId, chain), eq(accountWallet.accountId, address)))
    return wallet?.userId
  }
  const known = await find()
  if (known !== undefined) return { userId: known, created: false }
  const [userId, now] = [newId(), clock.now()]
  try {
    await db.transaction(async (tx) => {
      await tx.insert(accountUser).values(newAccountRow(userId, now))
      const stamps = { createdAt: now, updatedAt: now }
      await tx
        .insert(accountWallet)
        .values({ id: newId(), userId, providerId: chain, accountId: address, ...stamps })
    })
    return { userId, created: true }
  } catch (error) {
    // The same wallet signed in twice at once, and the other call was first.
    const winner = isUniqueViolation(error) ? await find() : undefined
    if (winner === undefined) throw error
    return { userId: winner, created: false }
  }
}
