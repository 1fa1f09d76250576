import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import { SIGNER_KEY_PATH, signerKey, type VaultAddresses } from '@windhover/core/authority/vault-record'
import { checkVaults } from '@windhover/signer/proof/check-vault'
import { callRoute } from '../api/call-route.ts'
import { readStored, writeStored } from '../storage.ts'
import { readKnownOwner } from './known-owner.ts'
import { UncheckedAddresses } from './unchecked-addresses.ts'

/** The addresses of the owner's vaults in the words of the signer. What the api says about them counts nothing here. */
export async function checkAddresses(signal: AbortSignal): Promise<ReadonlyMap<string, VaultAddresses>> {
  const ownerId = readKnownOwner()
  if (ownerId === null) throw new UncheckedAddresses('unknown-owner')
  const [key, { vaults }] = await Promise.all([
    pinnedKey(ownerId, signal),
    callRoute(ownerRoutes.getOwner, {}, { signal }),
  ])
  return checkVaults(vaults, { signerKey: key, ownerId })
}

/** The first one that this browser saw for the owner. Another one is never taken in its place. */
async function pinnedKey(ownerId: string, signal: AbortSignal): Promise<string> {
  const place = `signer_key:${ownerId}`
  const pinned = readStored(place)
  const served = await readServedKey(signal)
  if (served === null && pinned === null) throw new UncheckedAddresses('refused')
  if (served !== null && pinned !== null && served !== pinned) throw new UncheckedAddresses('key-changed')
  const key = pinned ?? served ?? ''
  writeStored(place, key)
  return key
}

async function readServedKey(signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(SIGNER_KEY_PATH, { signal, cache: 'no-cache' })
  const read = signerKey.safeParse(answer.ok ? (await answer.text()).trim() : null)
  return read.success ? read.data : null
}
