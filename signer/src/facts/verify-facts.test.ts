import { generateKeyPairSync, sign } from 'node:crypto'
import { type Attestation, type Fact, factText } from '@windhover/core/authority/facts'
import type { World } from '@windhover/core/authority/world'
import { expect, it } from 'vitest'
import { factVerifier } from './verify-facts.ts'

const NOW = 1_800_000_000_000
const price = (usd: string): Fact => ({
  ...{ kind: 'price', chain: 'solana', token: 'native', decimals: 9 },
  ...{ usdLow: usd, usdHigh: usd, sources: ['one', 'two'] },
})

function makeWitness() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'raw-public' }).toString('hex')
  const say = (fact: Fact, at = NOW, world: World = 'practice'): Attestation => {
    const signature = sign(null, Buffer.from(factText(world, { fact, at })), privateKey).toString('hex')
    return { fact, at, key, signature }
  }
  return { key, say }
}

const [one, two] = [makeWitness(), makeWitness()]
const said = one.say(price('150'))
const believed = { fact: said.fact, atMs: NOW, key: one.key }

it('believes a known witness each time', () => {
  const verify = factVerifier({ world: 'practice', keys: [one.key] })
  expect(verify([said, said])).toEqual([believed, believed])
  expect(verify([said])).toEqual([believed])
})

it.each<[string, Attestation]>([
  ['another price', { ...said, fact: price('1') }],
  ['another moment', { ...said, at: NOW + 1 }],
  ['another witness', { ...said, key: two.key }],
  ['another signature', { ...said, signature: two.say(price('150')).signature }],
  ['another world', one.say(price('150'), NOW, 'live')],
  ['nobody we know', makeWitness().say(price('150'))],
])('does not believe %s, also right after the true word', (_, changed) => {
  const verify = factVerifier({ world: 'practice', keys: [one.key, two.key] })
  expect(verify([said, changed, said])).toEqual([believed, believed])
  expect(verify([changed])).toEqual([])
})

it('believes what it has forgotten that it knew', () => {
  const verify = factVerifier({ world: 'practice', keys: [one.key] })
  const many = Array.from({ length: 1_100 }, (_, index) => one.say(price('150'), NOW + index))
  expect(verify(many)).toHaveLength(1_100)
  expect(verify([said])).toEqual([believed])
})
