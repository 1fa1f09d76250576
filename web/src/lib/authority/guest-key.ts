import type { OwnerView } from '@windhover/core/authority/contract'
import { toApiError } from '../api/api-error.ts'
import { type Device, isDeviceKept, thisDevice } from './device.ts'
import { deviceErrors } from './device-errors.ts'
import { readOwner } from './read-owner.ts'

/** A guest's vaults are owned by the browser's key alone: no passkey or wallet could be asked instead. */
export function isGuestKeyLost({ roots }: OwnerView, { id }: Pick<Device, 'id'>): boolean {
  return roots.every(({ key, keyId }) => key.type === 'device' && keyId !== id)
}

/** Whether this browser still owns the vaults of the guest, and whether it will after a reload. */
export async function readGuestKey(): Promise<'kept' | 'page-only' | 'lost'> {
  const [owner, device] = await Promise.all([readOwner(), thisDevice()])
  if (isGuestKeyLost(owner, device)) return 'lost'
  return (await isDeviceKept()) ? 'kept' : 'page-only'
}

/** Nothing was asked of the server; it could only refuse. */
export function guestKeyLost() {
  return toApiError(deviceErrors.guestKeyLost(), { fromServer: true })
}
