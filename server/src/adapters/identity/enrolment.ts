import { createPublicKey } from 'node:crypto'
import { accountErrors } from '@windhover/core/accounts/errors'
import { keyId, type Passkey, type RootKey, type Wallet } from '@windhover/core/authority/keys'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { StatementDomain } from '@windhover/core/authority/statement-domain'
import { statementHash } from '@windhover/core/authority/statements'

/** What a device says of an owner, as far as we can tell: the proofs are the signer's to check. */
export type Enrolment = readonly SignedStatement[]

/** The owner that a new account's device enrols, and whether `key` is the one it hands over to; null: it stays itself. */
export function readNewOwner(domain: StatementDomain, enrolment: Enrolment, key: RootKey | null): string {
  const [first, second, ...more] = enrolment
  const said = first?.statement
  const isFirst = said?.kind === 'root' && said.owner === null && said.key.type === 'device'
  if (!isFirst || more.length > 0) throw accountErrors.enrolmentRefused()
  const owner = statementHash(domain, said)
  const isWhole = key === null ? second === undefined : second !== undefined && enrols(second, owner, key)
  if (!isWhole) throw accountErrors.enrolmentRefused()
  return owner
}

/** One more key of an owner: said by a key that it has, or begun with a recovery code. */
export function requireNextKey(enrolment: Enrolment, owner: string, key: RootKey): void {
  const [only, ...more] = enrolment
  if (only === undefined || more.length > 0 || !enrols(only, owner, key)) {
    throw accountErrors.enrolmentRefused()
  }
}

function enrols({ statement: said }: SignedStatement, owner: string, key: RootKey): boolean {
  const isNewKey = said.kind === 'root' || said.kind === 'recovery'
  return isNewKey && said.owner === owner && keyId(said.key) === keyId(key)
}

/** The passkey that an enrolment names, if it is the credential that was just made. */
export function namedPasskey(
  enrolment: Enrolment,
  made: { credentialId: string; coseKey: Uint8Array; rpId: string; origin: string },
): Passkey {
  const said = enrolment.at(-1)?.statement
  const key = said !== undefined && 'key' in said ? said.key : undefined
  const isMade =
    key?.type === 'passkey' &&
    key.credentialId === made.credentialId &&
    key.rpId === made.rpId &&
    key.origin === made.origin &&
    holdsSameKey(made.coseKey, key.publicKey)
  if (!isMade) throw accountErrors.enrolmentRefused()
  return key
}

export function walletKey(chain: Wallet['chain'], address: string, origin: string): Wallet {
  return { type: 'wallet', chain, origin, address: chain === 'ethereum' ? address.toLowerCase() : address }
}

/** An authenticator writes its public key in COSE, the browser hands it out as SubjectPublicKeyInfo. */
function holdsSameKey(coseKey: Uint8Array, spki: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(spki, 'base64url'), format: 'der', type: 'spki' })
    const { x, y, n } = key.export({ format: 'jwk' })
    const parts = [x, y, n].filter((part) => part !== undefined)
    const cose = Buffer.from(coseKey)
    return parts.length > 0 && parts.every((part) => cose.includes(Buffer.from(part, 'base64url')))
  } catch {
    return false
  }
}
