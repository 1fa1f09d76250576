import { codeKeyId } from '@windhover/core/authority/keys'
import type { StatementWithProof } from '@windhover/core/authority/proofs'
import { statementText } from '@windhover/core/authority/statements'
import type { World } from '@windhover/core/authority/world'
import { fromHex, fromText, verifyEd25519 } from '#primitives'

/** Whether the recovery code that this names made exactly this statement, in this world. Never throws. */
export function isProvenByCode({
  world,
  signed: { statement, keyId, proof },
}: {
  readonly world: World
  readonly signed: StatementWithProof
}): boolean {
  if (proof.by !== 'code' || codeKeyId(proof.publicKey) !== keyId) return false
  try {
    const text = fromText(statementText(world, statement))
    return verifyEd25519(fromHex(proof.publicKey), text, fromHex(proof.signature))
  } catch {
    return false
  }
}
