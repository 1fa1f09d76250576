import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { toHex } from '#primitives'

/** Whose key made this signature: an address in lower case. Throws where nobody's could have. */
export function recoverAddress(digest: Uint8Array, signature: Uint8Array, recovery: number): string {
  const point = secp256k1.Signature.fromCompact(signature)
    .addRecoveryBit(recovery)
    .recoverPublicKey(digest)
    .toRawBytes(false)
  return `0x${toHex(keccak_256(point.subarray(1)).subarray(-20))}`
}
