import { type AccountView, accountRoutes } from '@windhover/core/accounts/contract'
import { credentialRoutes, type PasskeyView } from '@windhover/core/accounts/credential-contract'
import type { OwnerView } from '@windhover/core/authority/contract'
import { callRoute } from '../api/call-route.ts'
import { withStepUp } from '../step-up/with-step-up.ts'
import { readOwner } from './read-owner.ts'
import { revokeKey } from './revoke.ts'

/**
 * Takes a passkey or wallet away: first what it may say for the owner, then that it signs in. Where only the first was
 * done, doing it again does the second.
 */
export async function removeRoot({ keyId, name }: { readonly keyId: string; readonly name: string }) {
  const [owner, account, passkeys] = await Promise.all([
    readOwner(),
    callRoute(accountRoutes.getAccount, {}),
    callRoute(credentialRoutes.listPasskeys, {}),
  ])
  const forget = forgetting({ owner, account, passkeys }, keyId)
  const isLastWay = account.passkeyCount + account.wallets.length <= 1
  // The account refuses to forget the last way in, and says so: then nothing may have ended before.
  if (!isLastWay || forget === null) await revokeKey({ keyId, name })
  if (forget !== null) await withStepUp(forget)
}

type Held = { owner: OwnerView; account: AccountView; passkeys: readonly PasskeyView[] }

/** How the account forgets a key; null where it does not sign in with it. */
function forgetting({ owner, account, passkeys }: Held, keyId: string): (() => Promise<unknown>) | null {
  const passkey = passkeys.find((known) => known.keyId === keyId)
  if (passkey !== undefined) {
    return () => callRoute(credentialRoutes.removePasskey, { params: { id: passkey.id } })
  }
  const key = owner.roots.find((root) => root.keyId === keyId)?.key
  if (key?.type !== 'wallet') return null
  const wallet = account.wallets.find(
    ({ chain, address }) => chain === key.chain && isSameAddress(address, key.address),
  )
  return wallet === undefined ? null : () => callRoute(credentialRoutes.removeWallet, { params: wallet })
}

/** The signer writes addresses of Ethereum in small letters; those of Solana differ by case. */
function isSameAddress(shown: string, known: string): boolean {
  return shown === known || (known.startsWith('0x') && shown.toLowerCase() === known)
}
