import { type AccountView, accountRoutes } from '@windhover/core/accounts/contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { getPasskey } from '../passkeys/get-passkey.ts'

/** Any passkey of this site: the person picks one, and with it the account. */
export async function signInWithPasskey(signal: AbortSignal): Promise<AccountView> {
  const { options } = await callRoute(accountRoutes.startPasskeySignIn, {})
  const response = await getPasskey(options, signal)
  return callRoute(accountRoutes.signInWithPasskey, { body: { response } })
}
