import type { OwnerView } from '@windhover/core/authority/contract'
import type { RootKey } from '@windhover/core/authority/keys'
import { vi } from 'vitest'
import { thisDevice } from '../../lib/authority/device.ts'

const PASSKEY_ID = 'passkey'
export const PASSKEY_KEY_ID = 'b'.repeat(64)
export const OWNER_ID = 'a'.repeat(64)

/** An owner whose one key is a passkey of this page. */
export function ownerWithPasskey(): OwnerView {
  const { origin, hostname: rpId } = location
  return ownerWith({ type: 'passkey', credentialId: PASSKEY_ID, publicKey: 'AAAA', rpId, origin })
}

/** A guest: the vaults are owned by the key of this browser. */
export async function ownerOfGuest(): Promise<OwnerView> {
  const { key, id: keyId } = await thisDevice()
  const owner = ownerWith(key)
  return { ...owner, roots: owner.roots.map((root) => ({ ...root, keyId })) }
}

export function ownerWith(key: RootKey): OwnerView {
  const root = { keyId: PASSKEY_KEY_ID, key, name: 'Key', acceptedAt: 1, usedAt: null, livesFrom: 1 }
  const rest = { grants: [], codesLeft: 0, codeUsedAt: null, vaults: [] }
  return { ownerId: OWNER_ID, roots: [root], ...rest }
}

/** The browser's own dialog cannot be pressed from a page; what the signer thinks of the proof is not asked here. */
export function answerPasskey() {
  const response = { authenticatorData: 'AAAA', clientDataJSON: 'AAAA', signature: 'AAAA' }
  const passkey = { toJSON: () => ({ id: PASSKEY_ID, response }) } as unknown as Credential
  return vi.spyOn(navigator.credentials, 'get').mockResolvedValue(passkey)
}
