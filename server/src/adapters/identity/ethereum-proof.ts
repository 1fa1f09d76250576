import { getAddress, isAddress, isAddressEqual, isHex, recoverMessageAddress } from 'viem'
import type { WalletProof } from './wallet-proof.ts'

const SIGNATURE_HEX_LENGTH = 2 + 65 * 2

/** Ordinary accounts only: the signature is checked offline, no node is asked. */
export const ethereumProof: WalletProof = {
  normaliseAddress: (text) => (isAddress(text, { strict: false }) ? getAddress(text) : null),

  isSigned: async ({ text, signature, address }) => {
    if (!isHex(signature) || signature.length !== SIGNATURE_HEX_LENGTH) return false
    try {
      const signer = await recoverMessageAddress({ message: text, signature })
      return isAddressEqual(signer, getAddress(address))
    } catch {
      return false
    }
  },
}
