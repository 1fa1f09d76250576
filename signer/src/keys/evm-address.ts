import { keccak_256 } from '@noble/hashes/sha3.js'

const UNCOMPRESSED_MARK = 0x04
const PUBLIC_KEY_BYTES = 65
const ADDRESS_BYTES = 20

/** Address of an uncompressed secp256k1 public key, with the EIP-55 checksum. */
export function evmAddressOf(publicKey: Buffer): string {
  if (publicKey.length !== PUBLIC_KEY_BYTES || publicKey[0] !== UNCOMPRESSED_MARK) {
    throw new Error('not an uncompressed public key')
  }
  const hash = keccak_256(publicKey.subarray(1))
  return withChecksum(Buffer.from(hash.subarray(-ADDRESS_BYTES)).toString('hex'))
}

function withChecksum(addressHex: string): string {
  const hashHex = Buffer.from(keccak_256(Buffer.from(addressHex, 'ascii'))).toString('hex')
  const digits = Array.from(addressHex, (digit, index) =>
    Number.parseInt(hashHex.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${digits.join('')}`
}
