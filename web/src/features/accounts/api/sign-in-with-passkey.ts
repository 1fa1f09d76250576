import type { AccountView } from '@windhover/core/accounts/contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { keepOwner } from '../../../lib/authority/known-owner.ts'
import { askPasskey } from '../passkeys/ask-passkey.ts'
import type { JsonObject } from '../passkeys/webauthn-json.ts'

/** Any passkey of this site: the person picks one, and with it the account. The same touch lends this browser its powers. */
export async function signInWithPasskey(signal: AbortSignal): Promise<AccountView> {
  const { options, nonce } = await callRoute(signInRoutes.startPasskeySignIn, {})
  const { grantForDevice } = await import('../../../lib/authority/grant.ts')
  const grant = await grantForDevice({ owner: null, nonce })
  const response = await askPasskey(grant, { options, signal })
  const account = await callRoute(signInRoutes.signInWithPasskey, { body: { response, grant } })
  const { ownerOfHandle } = await import('../../../lib/authority/owner-handle.ts')
  // Whose vaults they are is the passkey's word, not the api's.
  keepOwner(ownerOfHandle((response.response as JsonObject | undefined)?.userHandle))
  return account
}
