import { newNonce } from '@windhover/core/authority/approve-intent'
import type { OwnerView } from '@windhover/core/authority/contract'
import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import { isOwnersView } from '@windhover/signer/proof/check-owner'
import { toApiError } from '../api/api-error.ts'
import { callRoute } from '../api/call-route.ts'
import { deviceErrors } from './device-errors.ts'
import { readDomain } from './domain.ts'
import { readKnownOwner } from './known-owner.ts'
import { readSignerKey } from './signer-key.ts'

/**
 * The owner's keys in the words of the signer, now: whoever carries them can leave none out and invent none. After a
 * sign-in by recovery code this browser knows no owner, and takes the one it is told.
 */
export async function readCheckedOwner(signal?: AbortSignal): Promise<OwnerView> {
  const nonce = newNonce()
  const options = signal === undefined ? {} : { signal }
  const told = await callRoute(ownerRoutes.attestOwner, { query: { nonce } }, options)
  const ownerId = readKnownOwner() ?? told.view.ownerId
  const [signer, world] = await Promise.all([readSignerKey(ownerId, signal), readDomain()])
  if (signer?.isChanged === true) throw toApiError(deviceErrors.signerChanged(), { fromServer: true })
  const isTheirs = signer !== null && isOwnersView(told, { world, signerKey: signer.key, ownerId, nonce })
  if (!isTheirs) throw toApiError(deviceErrors.keysUnchecked(), { fromServer: true })
  return told.view
}
