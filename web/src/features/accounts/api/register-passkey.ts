import type { AccountView } from '@windhover/core/accounts/contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import type { Passkey } from '@windhover/core/authority/keys'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { callRoute } from '../../../lib/api/call-route.ts'
import type { NewOwner } from '../../../lib/authority/enrol.ts'
import { keepOwner, readKnownOwner } from '../../../lib/authority/known-owner.ts'
import { createPasskey } from '../passkeys/create-passkey.ts'
import { PasskeyError } from '../passkeys/passkey-error.ts'
import type { JsonObject } from '../passkeys/webauthn-json.ts'
import { takeTypedCode, typedCode } from '../typed-code.ts'

/** Signed out it creates the account and signs in; signed in it adds one more passkey. */
export async function registerPasskey(
  name: string,
  { account = null, signal }: { account?: AccountView | null; signal?: AbortSignal } = {},
): Promise<AccountView> {
  if (account?.guest === true) await refuseWithoutKey()
  const { options } = await callRoute(signInRoutes.startPasskeyRegistration, {})
  const { made, owner } = await ownerFor(account)
  const response = await createPasskey(await withOwner(options, owner), signal)
  const added = { key: keyOf(options, response), name }
  const enrolment = made === null ? await addRoot(added, account, owner) : await handOver(made, added)
  const answer = await callRoute(signInRoutes.registerPasskey, { body: { response, name, enrolment } })
  if (made !== null) keepOwner(owner)
  takeTypedCode()
  return answer
}

/** Before a passkey is made that could keep nothing. */
async function refuseWithoutKey(): Promise<void> {
  const { guestKeyLost, readGuestKey } = await import('../../../lib/authority/guest-key.ts')
  if ((await readGuestKey()) === 'lost') throw guestKeyLost()
}

type Added = { readonly key: Passkey; readonly name: string }

/** A newcomer's browser makes the owner itself. For everybody else it knows it, unless somebody came with a code. */
async function ownerFor(account: AccountView | null): Promise<{ made: NewOwner | null; owner: string }> {
  if (account !== null) return { made: null, owner: readKnownOwner() ?? account.owner }
  const { makeOwner } = await import('../../../lib/authority/enrol.ts')
  const made = await makeOwner()
  return { made, owner: made.owner }
}

/** The passkey keeps whose it is, and tells it to the next browser. */
async function withOwner(options: JsonObject, owner: string): Promise<JsonObject> {
  const { ownerToHandle } = await import('../../../lib/authority/owner-handle.ts')
  return { ...options, user: { ...(options.user as JsonObject), id: ownerToHandle(owner) } }
}

async function handOver({ owner, first }: NewOwner, added: Added): Promise<SignedStatement[]> {
  const { handOverTo } = await import('../../../lib/authority/enrol.ts')
  return [first, await handOverTo(owner, added)]
}

/** Who says that one more passkey is the owner's: the device of a guest, a code, or a key that it has. */
async function addRoot(added: Added, account: AccountView | null, owner: string): Promise<SignedStatement[]> {
  const { handOverTo, nextRoot, recoverWith } = await import('../../../lib/authority/enrol.ts')
  if (account?.guest) return [await handOverTo(owner, added)]
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
