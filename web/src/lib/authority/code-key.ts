import { bytesToHex } from '@noble/curves/abstract/utils.js'
import { ed25519 } from '@noble/curves/ed25519.js'
import { codeKeySeed } from '@windhover/core/authority/derive-from-code'
import { codeKeyId } from '@windhover/core/authority/keys'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { StatementDomain } from '@windhover/core/authority/statement-domain'
import { type StatementOf, statementText } from '@windhover/core/authority/statements'

/** The key that comes of a recovery code. It says nothing but recoveries. */
export type CodeKey = {
  readonly id: string
  say(statement: StatementOf<'recovery'>): SignedStatement
}

export function codeKeyOf(domain: StatementDomain, code: string): CodeKey {
  const seed = codeKeySeed(domain, code)
  const publicKey = bytesToHex(ed25519.getPublicKey(seed))
  const id = codeKeyId(publicKey)
  return {
    id,
    say: (statement) => {
      const text = new TextEncoder().encode(statementText(domain, statement))
      const signature = bytesToHex(ed25519.sign(text, seed))
      return { statement, keyId: id, proof: { by: 'code', publicKey, signature } }
    },
  }
}
