import { type AnyKey, keyId } from '@windhover/core/authority/keys'
import type { StatementWithProof } from '@windhover/core/authority/proofs'
import { statementHash, statementText } from '@windhover/core/authority/statements'
import { walletText } from '@windhover/core/authority/wallet-text'
import type { World } from '@windhover/core/authority/world'
import type { Intent } from '@windhover/core/transactions/intent'
import { fromText, sha256, toHex } from '#primitives'
import { verifyDeviceSignature } from './verify-device.ts'
import { verifyAssertion } from './verify-passkey.ts'
import { verifyWalletSignature } from './verify-wallet.ts'

/** Whether exactly this key made exactly this statement, in this world. Never throws. */
export function isProven(input: {
  readonly world: World
  readonly key: AnyKey
  readonly signed: StatementWithProof
  /** What an approval is about: a wallet shows it in words. */
  readonly intent?: Intent
}): boolean {
  const { world, key, signed, intent } = input
  const { statement, proof } = signed
  if (signed.keyId !== keyId(key)) return false
  try {
    switch (proof.by) {
      case 'device':
        return key.type === 'device' && verifyDeviceSignature(key, statementText(world, statement), proof)
      case 'passkey':
        return key.type === 'passkey' && verifyAssertion(key, statementHash(world, statement), proof)
      case 'wallet': {
        if (key.type !== 'wallet') return false
        const about = intent === undefined ? {} : { intent }
        return verifyWalletSignature(key, walletText({ world, wallet: key, statement, ...about }), proof)
      }
      case 'api-key':
        return key.type === 'api-key' && key.hash === toHex(sha256(fromText(proof.key)))
      // Kept by the signer after it had seen the key itself; nobody can send this.
      case 'seen-api-key':
        return key.type === 'api-key'
      // Recovers and nothing else, see `verify-code.ts`.
      case 'code':
        return false
    }
  } catch {
    return false
  }
}
