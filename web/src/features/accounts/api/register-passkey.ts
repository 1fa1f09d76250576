import { type AccountView, accountRoutes } from '@windhover/core/accounts/contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { createPasskey } from '../passkeys/create-passkey.ts'

/** Signed out it creates the account and signs in; signed in it adds one more passkey. */
export async function registerPasskey(name: string, signal?: AbortSignal): Promise<AccountView> {
  const { options } = await callRoute(accountRoutes.startPasskeyRegistration, {})
  const response = await createPasskey(options, signal)
  return callRoute(accountRoutes.registerPasskey, { body: { response, name } })
}
