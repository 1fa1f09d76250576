import { newNonce } from '@windhover/core/authority/approve-intent'
import type { OwnerView } from '@windhover/core/authority/contract'
import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import type { StatementOf } from '@windhover/core/authority/statements'
import { toApiError } from '../api/api-error.ts'
import { callRoute } from '../api/call-route.ts'
import { type Device, thisDevice } from './device.ts'
import { deviceErrors } from './device-errors.ts'
import { readDomain } from './domain.ts'
import { readCheckedOwner } from './read-checked-owner.ts'
import { sayAsOwner } from './say-as-owner.ts'
import { statementTime } from './statement-time.ts'

/**
 * Ends a key of the owner, or everything that a device or program was lent, and asks the signer whether it is gone. A key
 * that it no longer knows is ended already: whoever was interrupted goes on from there.
 */
export async function revokeKey({ keyId, name }: { readonly keyId: string; readonly name: string }) {
  const owner = await readCheckedOwner()
  if (!isKnown(owner, keyId)) return
  const device = await thisDevice()
  const said = { kind: 'revocation' as const, version: 1 as const, owner: owner.ownerId, target: keyId }
  const statement = { ...said, at: statementTime(), nonce: newNonce() }
  if (device.id === keyId) await giveBack(device, statement)
  else await sayAsOwner(statement, { reason: 'revoke', what: name })
  if (isKnown(await readCheckedOwner(), keyId))
    throw toApiError(deviceErrors.notRevoked(), { fromServer: true })
}

function isKnown({ roots, grants }: OwnerView, keyId: string): boolean {
  return [...roots, ...grants].some((held) => held.keyId === keyId)
}

/** What this browser was lent it may give back without asking anybody. */
async function giveBack(device: Device, statement: StatementOf<'revocation'>): Promise<void> {
  const signed = await device.say(await readDomain(), statement)
  await callRoute(ownerRoutes.sayStatement, { body: { signed } })
}
