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

/** Whatever is not signed by a known witness for this world counts as not said. */
export function factVerifier(parts: { world: World; keys: readonly string[] }): FactVerifier {
  const { world } = parts
  const known = new Map(parts.keys.map((key) => [key, publicKeyOf(key)]))
  return (attestations) =>
    attestations.flatMap((said) => {
      const witness = known.get(said.key)
      if (witness === undefined || !isSignedBy(witness, world, said)) return []
      return [{ fact: said.fact, atMs: said.at, key: said.key }]
    })
}

function isSignedBy(witness: KeyObject, world: World, said: Attestation): boolean {
  return verify(null, Buffer.from(factText(world, said)), witness, Buffer.from(said.signature, 'hex'))
}

function publicKeyOf(hex: string): KeyObject {
  return createPublicKey({
    key: Buffer.from(hex, 'hex'),
    format: 'raw-public',
    asymmetricKeyType: 'ed25519',
  })
}
