import type { SignedWalletMessage, Visitor, WalletChain } from '../../ports/identity.ts'
import { isUniqueViolation } from './errors.ts'
import type { IdentityParts } from './identity-parts.ts'
import { newAccountId, newAccountRow } from './new-account.ts'
import { startSession } from './start-session.ts'
import { openWalletChallenge, proveWallet } from './wallet-challenge.ts'

const PURPOSE = 'sign-in'

export const startWalletSignIn = (parts: IdentityParts, wallet: { chain: WalletChain; address: string }) =>
  openWalletChallenge(parts, { ...wallet, purpose: PURPOSE, statement: 'Sign in to Windhover.' })

export async function finishWalletSignIn(
  parts: IdentityParts,
  visitor: Visitor,
  signed: SignedWalletMessage,
): Promise<{ token: string; setCookies: string[]; created: boolean }> {
  const address = await proveWallet(parts, signed, PURPOSE)
  const { userId, created } = await findOrCreateOwner(parts, { chain: signed.chain, address })
  return { ...(await startSession(parts, { visitor, userId, method: signed.chain })), created }
}

async function findOrCreateOwner(
  parts: IdentityParts,
  wallet: { chain: WalletChain; address: string },
): Promise<{ userId: string; created: boolean }> {
  const { internalAdapter } = await parts.auth.$context
  const key = { providerId: wallet.chain, accountId: wallet.address }
  const find = async () => (await internalAdapter.findAccountByKey(key))?.userId
  const known = await find()
  if (known !== undefined) return { userId: known, created: false }
  try {
    const userId = newAccountId()
    await internalAdapter.createOAuthUser(newAccountRow(userId, parts.clock.now()), key)
    return { userId, created: true }
  } catch (error) {
    // The same wallet signed in twice at once, and the other call was first.
    const winner = isUniqueViolation(error) ? await find() : undefined
    if (winner === undefined) throw error
    return { userId: winner, created: false }
  }
}
