import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58 } from '@scure/base'
import type { Wallet } from '@windhover/core/authority/keys'
import type { WalletProof } from '@windhover/core/authority/proofs'
import { concat, fromHex, fromText, verifyEd25519 } from '#primitives'
import { recoverAddress } from './recover-address.ts'

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
  const bytes = fromHex(signature.slice(2))
  const message = fromText(text)
  const digest = keccak_256(concat([fromText(`\x19Ethereum Signed Message:\n${message.length}`), message]))
  const last = bytes[64] ?? 0
  const recovery = last >= RECOVERY_BASE ? last - RECOVERY_BASE : last
  return recoverAddress(digest, bytes.subarray(0, 64), recovery) === address
}

function verifySolana(address: string, text: string, signature: string): boolean {
  return verifyEd25519(base58.decode(address), fromText(text), base58.decode(signature))
}
