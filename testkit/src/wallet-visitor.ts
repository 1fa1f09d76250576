import { accountView } from '@windhover/core/accounts/contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import type { GrantedKey } from '@windhover/core/authority/keys'
import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import type { OwnerKey } from './owner-keys.ts'
import {
  createEthereumWallet,
  type SoftwareWallet,
  sayWalletSignIn,
  walletAsOwner,
} from './software-wallets.ts'
import { grantOf, makeTestDevice, type TestDevice } from './test-device.ts'

export type WalletVisitor = {
  readonly userId: string
  readonly owner: string
  readonly sessionId: string
  /** The key in the visitor's browser, which approves what the visitor presses. */
  readonly device: TestDevice
  /** Headers of a browser that is signed in and stands on our own page. */
  readonly headers: Readonly<Record<string, string>>
  /** The wallet as the key that owns the vaults. */
  readonly root: OwnerKey
  /** Lends a key everything that can be lent. */
  readonly lend: (key: GrantedKey) => Promise<void>
  /** The same for an API key of a vault. */
  readonly lendKey: (apiKeyHash: string) => Promise<void>
}

/** Signs up (or in) with a real wallet signature over HTTP. */
export async function signInOverHttp(options: {
  apiUrl: string
  origin: string
  wallet?: SoftwareWallet
}): Promise<WalletVisitor> {
  const { apiUrl, origin, wallet = createEthereumWallet() } = options
  const device = makeTestDevice()
  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = { origin }) =>
    fetch(new URL(path, apiUrl), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const claim = { chain: wallet.chain, address: wallet.address }
  const start = await post(signInRoutes.startWalletSignIn.path, claim)
  const asked = signInRoutes.startWalletSignIn.response.parse(await start.json())
  const answer = await post(signInRoutes.signInWithWallet.path, {
    ...claim,
    ...(await sayWalletSignIn(wallet, { asked, origin, device })),
  })
  if (!answer.ok) throw new Error(`sign-in failed: ${await answer.text()}`)
  const account = accountView.parse(await answer.json())
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const headers = { cookie, origin }
  const { userId, owner } = account
  const root = walletAsOwner(wallet, origin)
  const lend = async (key: GrantedKey) => {
    const signed = await root.say(grantOf({ owner, key }))
    const lent = await post(ownerRoutes.sayStatement.path, { signed }, headers)
    if (!lent.ok) throw new Error(`the key was lent nothing: ${await lent.text()}`)
  }
  return {
    ...{ userId, owner, sessionId: account.session.id, device, root, headers },
    lend,
    lendKey: (hash) => lend({ type: 'api-key', hash }),
  }
}
