import { createPublicKey, hash, type KeyObject, verify } from 'node:crypto'

/**
 * What reading and checking needs of the machine it runs on. A browser has the same under the same names
 * (`for-browser.ts`); `#primitives` finds the right one.
 */

const P256_COORDINATE_BYTES = 32
const UNCOMPRESSED = 0x04
const KEPT_KEYS_MAX = 10_000
const RSA_BITS_MIN = 2_048

const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export function toHex(bytes: Uint8Array, from = 0, to = bytes.length): string {
  return asBuffer(bytes).toString('hex', from, to)
}

export function fromHex(digits: string): Uint8Array {
  return Buffer.from(digits, 'hex')
}

export function toBase64(bytes: Uint8Array): string {
  return asBuffer(bytes).toString('base64')
}

/** Not strict: whoever needs the one spelling writes it again and compares. */
export function fromBase64(text: string): Uint8Array {
  return Buffer.from(text, 'base64')
}

export function toBase64Url(bytes: Uint8Array): string {
  return asBuffer(bytes).toString('base64url')
}

export function fromBase64Url(text: string): Uint8Array {
  return Buffer.from(text, 'base64url')
}

export function fromText(text: string): Uint8Array {
  return Buffer.from(text, 'utf8')
}

export function toText(bytes: Uint8Array): string {
  return asBuffer(bytes).toString('utf8')
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts)
}

export function sha256(bytes: Uint8Array): Uint8Array {
  return hash('sha256', bytes, 'buffer')
}

/** Reading a key costs as much as the check itself, and the same devices come again and again. */
const kept = new Map<string, KeyObject>()

/** ECDSA over SHA-256: the point uncompressed, in base64url; r and s, 64 bytes. */
export function verifyP256(point: string, message: Uint8Array, signature: Uint8Array): boolean {
  return verify('sha256', message, { key: p256KeyOf(point), dsaEncoding: 'ieee-p1363' }, signature)
}

export function verifyEd25519(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const x = asBuffer(publicKey).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, message, key, signature)
}

/** What an authenticator signs with, its key as SubjectPublicKeyInfo: ES256, EdDSA or RS256. */
export function verifySpki(spki: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const key = createPublicKey({ key: asBuffer(spki), format: 'der', type: 'spki' })
  return verify(digestOf(key), message, key, signature)
}

function digestOf(key: KeyObject): 'sha256' | null {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key
  if (type === 'ed25519') return null
  if (type === 'ec' && details?.namedCurve === 'prime256v1') return 'sha256'
  if (type === 'rsa' && (details?.modulusLength ?? 0) >= RSA_BITS_MIN) return 'sha256'
  throw new Error('not a key that we take')
}

function p256KeyOf(publicKey: string): KeyObject {
  const known = kept.get(publicKey)
  if (known !== undefined) return known
  const point = Buffer.from(publicKey, 'base64url')
  if (point.length !== 1 + 2 * P256_COORDINATE_BYTES || point[0] !== UNCOMPRESSED)
    throw new Error('no P-256 point')
  const x = point.subarray(1, 1 + P256_COORDINATE_BYTES).toString('base64url')
  const y = point.subarray(1 + P256_COORDINATE_BYTES).toString('base64url')
  const made = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const [oldest] = kept.keys()
  if (kept.size >= KEPT_KEYS_MAX && oldest !== undefined) kept.delete(oldest)
  kept.set(publicKey, made)
  return made
}
