import {
  address,
  getBase58Encoder,
  getPublicKeyFromAddress,
  isAddress,
  isSignature,
  signatureBytes,
  verifySignature,
} from '@solana/kit'
import type { WalletProof } from './wallet-proof.ts'

/** Signed as a plain message. */
export const solanaProof: WalletProof = {
  normaliseAddress: (text) => (isAddress(text) ? text : null),

  isSigned: async (call) => {
    if (!isSignature(call.signature)) return false
    try {
      const publicKey = await getPublicKeyFromAddress(address(call.address))
      const bytes = signatureBytes(new Uint8Array(getBase58Encoder().encode(call.signature)))
      return await verifySignature(publicKey, bytes, new TextEncoder().encode(call.text))
    } catch {
      return false
    }
  },
}
