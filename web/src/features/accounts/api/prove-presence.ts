import type { AccountView } from '@windhover/core/accounts/contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import type { RouteResponse } from '@windhover/core/contract/route'
import { callRoute } from '../../../lib/api/call-route.ts'
import { getPasskey } from '../passkeys/get-passkey.ts'
import type { SignInWallet } from '../wallets/wallet.ts'

export type StepUpOffer = RouteResponse<typeof signInRoutes.startStepUp>
type WalletOffer = Extract<StepUpOffer, { by: 'wallet' }>
type PasskeyOffer = Extract<StepUpOffer, { by: 'passkey' }>

export class OtherWalletAccount extends Error {}

export function startStepUp(): Promise<StepUpOffer> {
  return callRoute(signInRoutes.startStepUp, {})
}

export async function provePasskey(offer: PasskeyOffer): Promise<AccountView> {
  const passkey = await getPasskey(offer.options)
  return callRoute(signInRoutes.finishStepUp, { body: { passkey } })
}

export async function proveWallet(offer: WalletOffer, wallet: SignInWallet): Promise<AccountView> {
  const { chain, address, message } = offer
  const connected = await wallet.connect()
  // Letter case carries no meaning on Ethereum, and much of it on Solana.
  const same =
    chain === 'ethereum' ? connected.toLowerCase() === address.toLowerCase() : connected === address
  if (!same) throw new OtherWalletAccount()
  const signature = await wallet.sign({ address: connected, message })
  return callRoute(signInRoutes.finishStepUp, { body: { wallet: { chain, address, message, signature } } })
}
