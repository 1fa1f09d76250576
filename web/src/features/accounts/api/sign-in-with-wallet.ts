import { type AccountView, accountRoutes } from '@windhover/core/accounts/contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import type { SignInWallet, WalletChain } from '../wallets/wallet.ts'

type Choice = { readonly chain: WalletChain; readonly wallet: SignInWallet; readonly signal: AbortSignal }

/** The wallet signs the server's own sentence, never one made here. */
export async function signInWithWallet({ chain, wallet, signal }: Choice): Promise<AccountView> {
  const address = await wallet.connect()
  // A wallet that answers long after the person turned away must not sign anybody in.
  signal.throwIfAborted()
  const { message } = await callRoute(accountRoutes.startWalletSignIn, { body: { chain, address } })
  const signature = await wallet.sign({ address, message })
  signal.throwIfAborted()
  return callRoute(accountRoutes.signInWithWallet, { body: { chain, address, message, signature } })
}
