import { accountRoutes, accountView } from '@windhover/core/accounts/contract'
import { createEthereumWallet, type SoftwareWallet } from './software-wallets.ts'

export type WalletVisitor = {
  readonly userId: string
  readonly sessionId: string
  /** Headers of a browser that is signed in and stands on our own page. */
  readonly headers: Readonly<Record<string, string>>
}

/** Signs up (or in) with a real wallet signature over HTTP. */
export async function signInOverHttp(options: {
  apiUrl: string
  origin: string
  wallet?: SoftwareWallet
}): Promise<WalletVisitor> {
  const wallet = options.wallet ?? createEthereumWallet()
  const post = (path: string, body: object) =>
    fetch(new URL(path, options.apiUrl), {
      method: 'POST',
      headers: { origin: options.origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const claim = { chain: wallet.chain, address: wallet.address }
  const asked = await post(accountRoutes.startWalletSignIn.path, claim)
  const { message } = accountRoutes.startWalletSignIn.response.parse(await asked.json())
  const signature = await wallet.sign(message)
  const answer = await post(accountRoutes.signInWithWallet.path, { ...claim, message, signature })
  if (!answer.ok) throw new Error(`sign-in failed: ${await answer.text()}`)
  const account = accountView.parse(await answer.json())
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return {
    userId: account.userId,
    sessionId: account.session.id,
    headers: { cookie, origin: options.origin },
  }
}
