import { canonicalJson } from '@windhover/core/authority/canonical-json'
import { type KeptStatement, keptStatement, type SignedStatement } from '@windhover/core/authority/proofs'

/** A statement as it is written down: of an API key, which still opens the vault, only that it was seen. */
export function keep({ proof, ...said }: SignedStatement): KeptStatement {
  return { ...said, proof: proof.by === 'api-key' ? { by: 'seen-api-key' } : proof }
}

export function keptText(signed: SignedStatement): string {
  return canonicalJson(keep(signed))
}

export function readKept(text: string): KeptStatement {
  return keptStatement.parse(JSON.parse(text))
}
