import type { AccountView } from '@windhover/core/accounts/contract'
import { presenceText } from '@windhover/core/accounts/presence-text'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import type { RouteResponse } from '@windhover/core/contract/route'
import { callRoute } from '../../../lib/api/call-route.ts'
import { toBase64Url } from '../../../lib/base64-url.ts'
import { getPasskey } from '../passkeys/get-passkey.ts'
import type { SignInWallet } from '../wallets/wallet.ts'

export type StepUpOffer = RouteResponse<typeof signInRoutes.startStepUp>
type WalletOffer = Extract<StepUpOffer, { by: 'wallet' }>
type PasskeyOffer = Extract<StepUpOffer, { by: 'passkey' }>

export class OtherWalletAccount extends Error {}

export function startStepUp(): Promise<StepUpOffer> {
  return callRoute(signInRoutes.startStepUp, {})
}

/** The challenge is made here: somebody who chose it could have a statement signed in its place. */
export async function provePasskey({ options, nonce }: PasskeyOffer): Promise<AccountView> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(presenceText(nonce)))
  const passkey = await getPasskey({ ...options, challenge: toBase64Url(digest) })
  return callRoute(signInRoutes.finishStepUp, { body: { passkey } })
}

export async function proveWallet(offer: WalletOffer, wallet: SignInWallet): Promise<AccountView> {
  const { chain, address, nonce, at } = offer
  const { presenceWithWallet, walletKey } = await import('../wallets/say-with-wallet.ts')
  const connected = await wallet.connect()
  const key = walletKey(chain, connected)
  if (key.address !== walletKey(chain, address).address) throw new OtherWalletAccount()
  const walletSignature = await presenceWithWallet(wallet, { key, address: connected, nonce, at })
  return callRoute(signInRoutes.finishStepUp, { body: { walletSignature } })
}
