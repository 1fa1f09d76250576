import type { AccountView } from '@windhover/core/accounts/contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { keepOwnerOfWallet } from '../../../lib/authority/known-owner.ts'
import type { SignInWallet, WalletChain } from '../wallets/wallet.ts'

type Choice = { readonly chain: WalletChain; readonly wallet: SignInWallet; readonly signal: AbortSignal }

/** One signature: a wallet that we know lends this browser its powers, a new one takes over the new account. */
export async function signInWithWallet({ chain, wallet, signal }: Choice): Promise<AccountView> {
  const address = await wallet.connect()
  // A wallet that answers long after the person turned away must not sign anybody in.
  signal.throwIfAborted()
  const asked = await callRoute(signInRoutes.startWalletSignIn, { body: { chain, address } })
  const { sayWithWallet, walletSignIn } = await import('../wallets/say-with-wallet.ts')
  const { said, statement, key, owner } = await walletSignIn({ ...asked, chain, address, name: wallet.name })
  const signature = await sayWithWallet(wallet, { key, address, statement })
  signal.throwIfAborted()
  const body = { chain, address, signature, said }
  const account = await callRoute(signInRoutes.signInWithWallet, { body })
  keepOwnerOfWallet(key.address, owner)
  return account
}
