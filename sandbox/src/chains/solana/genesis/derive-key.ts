import { createHash } from 'node:crypto'
import { createKeyPairSignerFromPrivateKeyBytes, type KeyPairSigner } from '@solana/kit'

/** Keys of the practice world's own people follow from its seed; nothing of value ever hangs on them. */
export function deriveKey(seed: string, role: 'maker' | 'faucet'): Promise<KeyPairSigner> {
  const secret = createHash('sha256').update(`practice:solana:${role}:${seed}`).digest()
  return createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(secret))
}
