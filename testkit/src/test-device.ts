import { approvalOf, newNonce } from '@windhover/core/authority/approve-intent'
import type { DeviceKey, RootKey } from '@windhover/core/authority/keys'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import {
  type GrantPowers,
  SCOPES,
  type StatementOf,
  statementHash,
} from '@windhover/core/authority/statements'
import type { Intent } from '@windhover/core/transactions/intent'
import { makeDeviceKey, type OwnerKey } from './owner-keys.ts'

const LIFE_MS = 29 * 24 * 60 * 60_000

/** Everything that a key can be lent, for tests that are about something else. */
export const allPowers = (): GrantPowers => ({
  vaults: 'all',
  scopes: [...SCOPES],
  perTransactionUsd: 10_000_000,
  perDayUsd: 10_000_000,
  knownRecipientsOnly: false,
  expiresAt: Date.now() + LIFE_MS,
})

/** The key that a browser holds, and what it says when somebody signs up, signs in or presses a button. */
export type TestDevice = OwnerKey<DeviceKey> & {
  /** The device is the owner's first key; where another is named, it hands over to that one. */
  readonly enrol: (as?: { key: RootKey; nonce?: string; powers?: GrantPowers }) => Promise<Enrolled>
  readonly approve: (intent: Intent) => Promise<SignedStatement>
}

export type Enrolled = { readonly owner: string; readonly enrolment: SignedStatement[] }

export function makeTestDevice(device: OwnerKey<DeviceKey> = makeDeviceKey()): TestDevice {
  return {
    ...device,
    enrol: async (as) => {
      const first = rootOf({ owner: null, key: device.key })
      const owner = statementHash('practice', first)
      const enrolment = [await device.say(first)]
      if (as !== undefined) {
        const demotes = { keyId: device.id, powers: as.powers ?? allPowers() }
        const nonce = as.nonce === undefined ? {} : { nonce: as.nonce }
        enrolment.push(await device.say({ ...rootOf({ owner, key: as.key }), demotes, ...nonce }))
      }
      return { owner, enrolment }
    },
    approve: async (intent) => await device.say(approvalOf(intent, Date.now())),
  }
}

/** What every statement begins with, said now. */
export const saidNow = () => ({ version: 1 as const, at: Date.now(), nonce: newNonce() })

/** What adds a key to an owner; the first one names no owner. */
export function rootOf(of: { owner: string | null; key: RootKey }): StatementOf<'root'> {
  return { ...saidNow(), kind: 'root', name: 'Test', demotes: null, ...of }
}

/** What a root signs to lend a key something. */
export function grantOf(
  of: Pick<StatementOf<'grant'>, 'owner' | 'key'> & Partial<StatementOf<'grant'>>,
): StatementOf<'grant'> {
  return { ...saidNow(), kind: 'grant', name: 'Test', ...allPowers(), ...of }
}
