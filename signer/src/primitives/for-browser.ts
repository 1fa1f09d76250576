import { ed25519 } from '@noble/curves/ed25519.js'
import { p256 } from '@noble/curves/nist.js'
import { sha256 as hashOf } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { verifyRsa } from './verify-rsa.ts'

/** The same as `for-node.ts`, with nothing but what browsers have. */

export function toHex(bytes: Uint8Array, from = 0, to = bytes.length): string {
  return bytesToHex(bytes.subarray(from, to))
}

export function fromHex(digits: string): Uint8Array {
  return hexToBytes(digits)
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function fromBase64Url(text: string): Uint8Array {
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
}

export function fromText(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

export function toText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  return concatBytes(...parts)
}

export function sha256(bytes: Uint8Array): Uint8Array {
  return hashOf(bytes)
}

export function verifyP256(point: string, message: Uint8Array, signature: Uint8Array): boolean {
  const key = fromBase64Url(point)
  if (key.length !== 65) throw new Error('no P-256 point')
  return p256.verify(signature, message, key, { prehash: true, lowS: false, format: 'compact' })
}

export function verifyEd25519(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  return ed25519.verify(signature, message, publicKey, { zip215: false })
}

const P256_HEAD = '3059301306072a8648ce3d020106082a8648ce3d030107034200'
const ED25519_HEAD = '302a300506032b6570032100'

export function verifySpki(spki: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const digits = bytesToHex(spki)
  if (digits.startsWith(P256_HEAD)) {
    const point = spki.subarray(P256_HEAD.length / 2)
    return p256.verify(signature, message, point, { prehash: true, lowS: false, format: 'der' })
  }
  if (digits.startsWith(ED25519_HEAD)) {
    return verifyEd25519(spki.subarray(ED25519_HEAD.length / 2), message, signature)
  }
  return verifyRsa(spki, hashOf(message), signature)
}
