import type { DeviceKey } from '@windhover/core/authority/keys'
import type { DeviceProof } from '@windhover/core/authority/proofs'
import { fromBase64Url, fromText, verifyP256 } from '#primitives'

export function verifyDeviceSignature(key: DeviceKey, text: string, { signature }: DeviceProof): boolean {
  return verifyP256(key.publicKey, fromText(text), fromBase64Url(signature))
}
