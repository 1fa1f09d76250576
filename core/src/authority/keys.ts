import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { canonicalJson } from './canonical-json.ts'
import { sha256Hex } from './sha256-hex.ts'

/** Keys that speak for an owner. All of them are public halves, or hashes. */

const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/)

/** Where the owner meets us. A passkey answers there alone, and a wallet shows it above what it signs. */
const origin = z.url().max(300)

export const passkey = z.strictObject({
  type: z.literal('passkey'),
  credentialId: base64url.max(1_400),
  /** SubjectPublicKeyInfo in DER, as browsers hand it out. */
  publicKey: base64url.max(1_400),
  rpId: z.string().min(1).max(253),
  origin,
})
export type Passkey = z.infer<typeof passkey>

export const wallet = z.discriminatedUnion('chain', [
  z.strictObject({
    type: z.literal('wallet'),
    chain: z.literal('ethereum'),
    origin,
    /** In lower case, so that one wallet has one id. */
    address: z.string().regex(/^0x[0-9a-f]{40}$/),
  }),
  z.strictObject({
    type: z.literal('wallet'),
    chain: z.literal('solana'),
    origin,
    address: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  }),
])
export type Wallet = z.infer<typeof wallet>

/** P-256, made in a browser or held by a program; its private half cannot be read out of the browser. */
export const deviceKey = z.strictObject({
  type: z.literal('device'),
  /** The point in its uncompressed form: 65 bytes. */
  publicKey: base64url.length(87),
})
export type DeviceKey = z.infer<typeof deviceKey>

/** A vault's API key. Whoever holds the key itself can show that it has this hash. */
export const apiKey = z.strictObject({ type: z.literal('api-key'), hash: sha256Hex })
export type ApiKey = z.infer<typeof apiKey>

/** Owns vaults. A device alone owns them only until there is a passkey or a wallet. */
export const rootKey = z.union([passkey, wallet, deviceKey])
export type RootKey = z.infer<typeof rootKey>

/** Acts within a grant. */
export const grantedKey = z.union([deviceKey, apiKey])
export type GrantedKey = z.infer<typeof grantedKey>

export type AnyKey = RootKey | GrantedKey

export function keyId(key: AnyKey): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(key))))
}

/** Of the key that comes of a recovery code, its public half in hex. It is no root and no granted key: it recovers, once. */
export function codeKeyId(publicKey: string): string {
  return bytesToHex(sha256(hexToBytes(publicKey)))
}
