import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { type Statement, statementHash } from '@windhover/core/authority/statements'
import type { Intent } from '@windhover/core/transactions/intent'
import { callRoute } from '../api/call-route.ts'
import { hexToBase64Url } from '../base64-url.ts'
import { thisDevice } from './device.ts'
import { readDomain } from './domain.ts'
import { guestKeyLost, isGuestKeyLost } from './guest-key.ts'
import { askOwner, type OwnerReason } from './owner-prompt.ts'
import { readOwner } from './read-owner.ts'

type Said = {
  readonly reason: OwnerReason
  readonly what?: string
  readonly statements: readonly { readonly statement: Statement; readonly intent?: Intent }[]
}

/** Signed by a key that owns the vaults: a guest's browser without a word, otherwise passkey or wallet in a dialog. */
export async function signAsOwner({ reason, what, statements }: Said): Promise<readonly SignedStatement[]> {
  const owner = await readOwner()
  const [device, domain] = await Promise.all([thisDevice(), readDomain()])
  const isOwn = owner.roots.some(({ keyId }) => keyId === device.id)
  if (isGuestKeyLost(owner, device)) throw guestKeyLost()
  if (!isOwn) return await askOwner({ reason, what: what ?? null, statements })
  return await Promise.all(statements.map(({ statement }) => device.say(domain, statement)))
}

/** Has it signed by the owner and heard by the signer. */
export async function sayAsOwner(statement: Statement, why: Pick<Said, 'reason' | 'what'>): Promise<void> {
  for (const signed of await signAsOwner({ ...why, statements: [{ statement }] })) {
    await callRoute(ownerRoutes.sayStatement, { body: { signed } })
  }
}

/** What a passkey signs: the statement's hash, in the form of WebAuthn. */
export async function challengeOf(statement: Statement): Promise<string> {
  return hexToBase64Url(statementHash(await readDomain(), statement))
}
