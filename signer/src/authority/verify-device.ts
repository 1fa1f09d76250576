import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { DeviceKey } from '@windhover/core/authority/keys'
import type { DeviceProof } from '@windhover/core/authority/proofs'

const UNCOMPRESSED = 0x04
const COORDINATE_BYTES = 32
const KEPT_KEYS_MAX = 10_000

/** Reading a key costs as much as the check itself, and the same devices come again and again. */
const kept = new Map<string, KeyObject>()

export function verifyDeviceSignature(key: DeviceKey, text: string, { signature }: DeviceProof): boolean {
  return verify(
    'sha256',
    Buffer.from(text, 'utf8'),
    { key: keyObjectOf(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
}

function keyObjectOf({ publicKey }: DeviceKey): KeyObject {
  const known = kept.get(publicKey)
  if (known !== undefined) return known
  const point = Buffer.from(publicKey, 'base64url')
  if (point.length !== 1 + 2 * COORDINATE_BYTES || point[0] !== UNCOMPRESSED)
    throw new Error('no P-256 point')
  const x = point.subarray(1, 1 + COORDINATE_BYTES).toString('base64url')
  const y = point.subarray(1 + COORDINATE_BYTES).toString('base64url')
  const made = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const [oldest] = kept.keys()
  if (kept.size >= KEPT_KEYS_MAX && oldest !== undefined) kept.delete(oldest)
  kept.set(publicKey, made)
  return made
}
