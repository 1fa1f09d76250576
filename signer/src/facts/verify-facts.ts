import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { type Attestation, type Fact, factText } from '@windhover/core/authority/facts'
import type { World } from '@windhover/core/authority/world'

/** What a witness that we know has said, in this world. How old it may be is asked by whoever uses it. */
export type TrustedFact = {
  readonly fact: Fact
  readonly atMs: number
  /** Who said it. */
  readonly key: string
}

export type FactVerifier = (attestations: readonly Attestation[]) => readonly TrustedFact[]

/** A price goes along with every request of a minute, and checking it costs twice as much as signing. */
const KEPT_MAX = 1_000

/** Whatever is not signed by a known witness for this world counts as not said. */
export function factVerifier(parts: { world: World; keys: readonly string[] }): FactVerifier {
  const { world } = parts
  const known = new Map(parts.keys.map((key) => [key, publicKeyOf(key)]))
  /** Found right before, as they came: fact, moment, key and signature. */
  const kept = new Set<string>()

  function isSigned(witness: KeyObject, said: Attestation): boolean {
    const whole = JSON.stringify(said)
    if (kept.has(whole)) return true
    const text = Buffer.from(factText(world, said))
    if (!verify(null, text, witness, Buffer.from(said.signature, 'hex'))) return false
    const [oldest] = kept
    if (kept.size >= KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    kept.add(whole)
    return true
  }

  return (attestations) =>
    attestations.flatMap((said) => {
      const witness = known.get(said.key)
      if (witness === undefined || !isSigned(witness, said)) return []
      return [{ fact: said.fact, atMs: said.at, key: said.key }]
    })
}

function publicKeyOf(hex: string): KeyObject {
  return createPublicKey({
    key: Buffer.from(hex, 'hex'),
    format: 'raw-public',
    asymmetricKeyType: 'ed25519',
  })
}
