import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import type { VaultAddresses } from '@windhover/core/authority/vault-record'
import { checkVaults } from '@windhover/signer/proof/check-vault'
import { callRoute } from '../api/call-route.ts'
import { readKnownOwner } from './known-owner.ts'
import { readSignerKey } from './signer-key.ts'
import { UncheckedAddresses } from './unchecked-addresses.ts'

/** The addresses of the owner's vaults in the words of the signer. What the api says about them counts nothing here. */
export async function checkAddresses(signal: AbortSignal): Promise<ReadonlyMap<string, VaultAddresses>> {
  const ownerId = readKnownOwner()
  if (ownerId === null) throw new UncheckedAddresses('unknown-owner')
  const [signer, { vaults }] = await Promise.all([
    readSignerKey(ownerId, signal),
    callRoute(ownerRoutes.getOwner, {}, { signal }),
  ])
  if (signer === null) throw new UncheckedAddresses('refused')
  if (signer.isChanged) throw new UncheckedAddresses('key-changed')
  return checkVaults(vaults, { signerKey: signer.key, ownerId })
}
