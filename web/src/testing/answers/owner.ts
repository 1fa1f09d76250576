import type { OwnerView } from '@windhover/core/authority/contract'
import type { RootKey } from '@windhover/core/authority/keys'
import { vi } from 'vitest'

const PASSKEY_ID = 'passkey'
export const PASSKEY_KEY_ID = 'b'.repeat(64)

/** An owner whose one key is a passkey of this page. */
export function ownerWithPasskey(vaultId: string): OwnerView {
  const { origin, hostname: rpId } = location
  return ownerWith({ type: 'passkey', credentialId: PASSKEY_ID, publicKey: 'AAAA', rpId, origin }, vaultId)
}

export function ownerWith(key: RootKey, vaultId: string): OwnerView {
  const root = { keyId: PASSKEY_KEY_ID, key, name: 'Key', acceptedAt: 1, usedAt: null, livesFrom: 1 }
  const rest = { grants: [], codesLeft: 0, codeUsedAt: null, vaultIds: [vaultId] }
  return { ownerId: 'a'.repeat(64), roots: [root], ...rest }
}

/** The browser's own dialog cannot be pressed from a page; what the signer thinks of the proof is not asked here. */
export function answerPasskey() {
  const response = { authenticatorData: 'AAAA', clientDataJSON: 'AAAA', signature: 'AAAA' }
  const passkey = { toJSON: () => ({ id: PASSKEY_ID, response }) } as unknown as Credential
  return vi.spyOn(navigator.credentials, 'get').mockResolvedValue(passkey)
}
