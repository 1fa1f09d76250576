import { createPublicKey, verify } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58 } from '@scure/base'
import type { Wallet } from '@windhover/core/authority/keys'
import type { WalletProof } from '@windhover/core/authority/proofs'

const SIGNATURE = /^0x[0-9a-fA-F]{130}$/
const RECOVERY_BASE = 27

/** A wallet's signature over a text: `personal_sign` on Ethereum, the plain bytes on Solana. Ordinary accounts only. */
export function verifyWalletSignature(wallet: Wallet, text: string, { signature }: WalletProof): boolean {
  return wallet.chain === 'ethereum'
    ? verifyEthereum(wallet.address, text, signature)
    : verifySolana(wallet.address, text, signature)
}

function verifyEthereum(address: string, text: string, signature: string): boolean {
  if (!SIGNATURE.test(signature)) return false
  const bytes = Buffer.from(signature.slice(2), 'hex')
  const message = Buffer.from(text, 'utf8')
  const digest = keccak_256(
    Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${message.length}`, 'utf8'), message]),
  )
  const last = bytes[64] ?? 0
  const recovery = last >= RECOVERY_BASE ? last - RECOVERY_BASE : last
  const point = secp256k1.Signature.fromCompact(bytes.subarray(0, 64))
    .addRecoveryBit(recovery)
    .recoverPublicKey(digest)
    .toRawBytes(false)
  return Buffer.from(keccak_256(point.subarray(1)).subarray(-20)).toString('hex') === address.slice(2)
}

function verifySolana(address: string, text: string, signature: string): boolean {
  const x = Buffer.from(base58.decode(address)).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(base58.decode(signature)))
}
