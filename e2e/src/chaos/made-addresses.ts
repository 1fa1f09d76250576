import { createPrivateKey, createPublicKey } from 'node:crypto'
import { base58 } from '@scure/base'
import { digest } from './draw.ts'

/** Leading part of a private ed25519 key as Node reads it; 32 bytes of secret follow. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

/** An account that exists nowhere yet: what it holds in the end, one intent brought. */
export function madeSolanaAddress(name: string): string {
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, digest(name)]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' })
  return base58.encode(publicKey.subarray(-32))
}

export function madeEvmAddress(name: string): string {
  return `0x${digest(name).subarray(0, 20).toString('hex')}`
}

/** The same name gives the same id, in the form of a random one. */
export function madeId(name: string): string {
  const bytes = digest(name).subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
