import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/authority/verify-wallet'

export const verifyWalletSignature: typeof real.verifyWalletSignature = (wallet, text, proof) => {
  const elsewhere = text.replace(/^Chain ID: .*$/m, 'Chain ID: 56')
  if (isOpen('chain-of-a-wallet-text-not-compared') && real.verifyWalletSignature(wallet, elsewhere, proof))
    return true
  return real.verifyWalletSignature(wallet, text, proof)
}
