import type { AccountView } from '@windhover/core/accounts/contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import type { Passkey } from '@windhover/core/authority/keys'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { callRoute } from '../../../lib/api/call-route.ts'
import { createPasskey } from '../passkeys/create-passkey.ts'
import { PasskeyError } from '../passkeys/passkey-error.ts'
import type { JsonObject } from '../passkeys/webauthn-json.ts'
import { takeTypedCode, typedCode } from '../typed-code.ts'

/** Signed out it creates the account and signs in; signed in it adds one more passkey. */
export async function registerPasskey(
  name: string,
  { account = null, signal }: { account?: AccountView | null; signal?: AbortSignal } = {},
): Promise<AccountView> {
  const { options } = await callRoute(signInRoutes.startPasskeyRegistration, {})
  const response = await createPasskey(options, signal)
  const enrolment = await enrol({ key: keyOf(options, response), name }, account)
  const answer = await callRoute(signInRoutes.registerPasskey, { body: { response, name, enrolment } })
  takeTypedCode()
  return answer
}

/** Who says that the new passkey is the owner's: the device of a newcomer or guest, a code, or a key that it has. */
async function enrol(
  added: { readonly key: Passkey; readonly name: string },
  account: AccountView | null,
): Promise<SignedStatement[]> {
  const { enrolForGuest, enrolNewOwner, nextRoot, recoverWith } = await import(
    '../../../lib/authority/enrol.ts'
  )
  if (account === null) return await enrolNewOwner(added)
  const { owner } = account
  if (account.guest) return await enrolForGuest(owner, added)
  const code = typedCode()
  if (code !== null) return await recoverWith(owner, added, code)
  const { signAsOwner } = await import('../../../lib/authority/say-as-owner.ts')
  const statement = nextRoot(owner, added)
  return [...(await signAsOwner({ reason: 'keys', what: added.name, statements: [{ statement }] }))]
}

/** As the signer will know it: for this site alone. */
function keyOf(options: JsonObject, { id, response }: JsonObject): Passkey {
  const { publicKey } = response as { publicKey?: unknown }
  const { id: rpId } = (options.rp ?? {}) as { id?: unknown }
  if (typeof id !== 'string' || typeof publicKey !== 'string' || typeof rpId !== 'string') {
    throw new PasskeyError('failed')
  }
  return { type: 'passkey', credentialId: id, publicKey, rpId, origin: location.origin }
}
