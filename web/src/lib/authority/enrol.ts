import { newNonce } from '@windhover/core/authority/approve-intent'
import type { RootKey } from '@windhover/core/authority/keys'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { type StatementOf, statementHash } from '@windhover/core/authority/statements'
import { describeBrowser } from '../describe-browser.ts'
import { type Device, thisDevice } from './device.ts'
import { readDomain } from './domain.ts'
import { devicePowers } from './powers.ts'
import { statementTime } from './statement-time.ts'

type NewKey = { readonly key: RootKey; readonly name: string; readonly nonce?: string }

/** An owner that this browser makes: once it is signed in it knows it, whatever it is told. */
export type NewOwner = { readonly owner: string; readonly first: SignedStatement }

/** The device is the first key of every owner. A guest's owns the vaults until there is a passkey. */
export async function makeOwner(): Promise<NewOwner> {
  const [device, domain] = await Promise.all([thisDevice(), readDomain()])
  const first = firstRoot(device)
  const owner = statementHash(domain, first)
  return { owner, first: await device.say(domain, first) }
}

/** The device hands over to the passkey or wallet that keeps the account. */
export async function handOverTo(owner: string, added: NewKey): Promise<SignedStatement> {
  const [device, domain] = await Promise.all([thisDevice(), readDomain()])
  return await device.say(domain, handOver(device, owner, added))
}

/** What an owner says to add a key, before one of its keys has signed it. */
export function nextRoot(owner: string, { key, name }: NewKey): StatementOf<'root'> {
  return { ...root(), owner, key, name }
}

/** What a lost owner says to begin anew: the key lives after 72 hours, unless a key of the owner revokes it. */
export async function recoverWith(owner: string, added: NewKey, code: string): Promise<SignedStatement[]> {
  const { key, name } = added
  const statement = { kind: 'recovery' as const, version: 1 as const, owner, key, name }
  const [{ codeKeyOf }, domain] = await Promise.all([import('./code-key.ts'), readDomain()])
  return [codeKeyOf(domain, code).say({ ...statement, at: statementTime(), nonce: newNonce() })]
}

function root() {
  const said = { kind: 'root' as const, version: 1 as const, demotes: null }
  return { ...said, at: statementTime(), nonce: newNonce() }
}

function firstRoot({ key }: Device): StatementOf<'root'> {
  return { ...root(), owner: null, key, name: describeBrowser() }
}

function handOver(device: Device, owner: string, { key, name, nonce }: NewKey): StatementOf<'root'> {
  const said = { ...root(), owner, key, name, ...(nonce === undefined ? {} : { nonce }) }
  return { ...said, demotes: { keyId: device.id, powers: devicePowers(said.at) } }
}
