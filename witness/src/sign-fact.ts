import { type KeyObject, sign } from 'node:crypto'
import { type Attestation, type Fact, factText } from '@windhover/core/authority/facts'
import type { World } from '@windhover/core/authority/world'
import { publicHexOf } from './key-file.ts'

export type FactSigner = {
  /** In hex: who signs. */
  readonly key: string
  readonly sign: (fact: Fact, atMs: number) => Attestation
}

export function factSigner(world: World, privateKey: KeyObject): FactSigner {
  const key = publicHexOf(privateKey)
  return {
    key,
    sign: (fact, at) => {
      const signature = sign(null, Buffer.from(factText(world, { fact, at })), privateKey)
      return { fact, at, key, signature: signature.toString('hex') }
    },
  }
}
