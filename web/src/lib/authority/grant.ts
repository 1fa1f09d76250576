import { newNonce } from '@windhover/core/authority/approve-intent'
import type { GrantedKey } from '@windhover/core/authority/keys'
import type { GrantPowers, StatementOf } from '@windhover/core/authority/statements'
import { describeBrowser } from '../describe-browser.ts'
import { thisDevice } from './device.ts'
import { devicePowers } from './powers.ts'
import { readOwner } from './read-owner.ts'
import { sayAsOwner } from './say-as-owner.ts'
import { statementTime } from './statement-time.ts'

const VERSION = { kind: 'grant', version: 1 } as const

/** What lends this browser its powers, before a passkey or wallet has signed it. Signing in, the server names the nonce. */
export async function grantForDevice(of: {
  readonly owner: string | null
  readonly nonce?: string
}): Promise<StatementOf<'grant'>> {
  const { key } = await thisDevice()
  const at = statementTime()
  const said = { ...VERSION, name: describeBrowser(), key, at }
  return { ...said, ...devicePowers(at), nonce: of.nonce ?? newNonce(), owner: of.owner }
}

export type Lent = {
  readonly key: GrantedKey
  readonly name: string
  readonly powers: Omit<GrantPowers, 'expiresAt'>
  readonly days: number
}

const DAY_MS = 24 * 60 * 60_000

/** Lends a key powers from now on, once a key of the owner has signed it. */
export async function lendTo({ key, name, powers, days }: Lent, what: string): Promise<void> {
  const { ownerId: owner } = await readOwner()
  const at = statementTime()
  const said = { ...VERSION, owner, key, name, ...powers, expiresAt: at + days * DAY_MS }
  await sayAsOwner({ ...said, at, nonce: newNonce() }, { reason: 'lend', what })
}
