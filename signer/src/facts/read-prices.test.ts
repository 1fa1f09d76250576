import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Attestation, Fact } from '@windhover/core/authority/facts'
import type { World } from '@windhover/core/authority/world'
import { factSigner } from '@windhover/witness/sign-fact'
import { expect, it } from 'vitest'
import { readPrices } from './read-prices.ts'
import { factVerifier } from './verify-facts.ts'

const NOW = 1_800_000_000_000
const [first, second, stranger] = [0, 1, 2].map(() => generateKeyPairSync('ed25519').privateKey) as [
  KeyObject,
  KeyObject,
  KeyObject,
]
const keyOf = (key: KeyObject) => factSigner('practice', key).key
const ETH: Fact = {
  kind: 'price',
  chain: 'ethereum',
  token: 'native',
  decimals: 18,
  usdLow: '2990',
  usdHigh: '3000',
  sources: ['one', 'two'],
}
const say = (fact: Fact = ETH, by: { key?: KeyObject; world?: World; at?: number } = {}) =>
  factSigner(by.world ?? 'practice', by.key ?? first).sign(fact, by.at ?? NOW)

function priceOf(said: readonly Attestation[], of = { needed: 1, token: 'native' }) {
  const verify = factVerifier({ world: 'practice', keys: [keyOf(first), keyOf(second)] })
  return readPrices(verify(said), { needed: of.needed, nowMs: NOW })('ethereum', of.token)
}

it('takes the word of a witness that it knows', () => {
  expect(priceOf([say()])).toEqual({ isSure: true, decimals: 18, usdHighest: ['3000'] })
})

it.each([
  ['another key', say(ETH, { key: stranger })],
  ['another world', say(ETH, { world: 'live' })],
  ['a minute ago', say(ETH, { at: NOW - 60_001 })],
  ['times to come', say(ETH, { at: NOW + 5_001 })],
  ['another chain', say({ ...ETH, chain: 'bsc' })],
  ['another token', say({ ...ETH, token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' })],
  ['no token at all', say({ ...ETH, token: 'ether' })],
  ['a price changed on its way', { ...say(), fact: { ...ETH, usdHigh: '1' } }],
  ['a time changed on its way', { ...say(ETH, { at: NOW - 90_000 }), at: NOW }],
  ['a known key over the word of a stranger', { ...say(ETH, { key: stranger }), key: keyOf(first) }],
])('does not count %s', (_what, said) => {
  expect(priceOf([said])).toBeNull()
})

it('knows a token by any spelling of its name', () => {
  const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  expect(priceOf([say({ ...ETH, token })], { needed: 1, token: token.toLowerCase() })).not.toBeNull()
})

it('wants as many different witnesses as it was told, and takes the highest of what they say', () => {
  const two = { needed: 2, token: 'native' }
  expect(priceOf([say()], two)).toBeNull()
  expect(priceOf([say(), say(ETH, { at: NOW - 1 })], two)).toBeNull()
  const higher = say({ ...ETH, usdHigh: '3100' }, { key: second })
  expect(priceOf([say(), higher], two)).toEqual({ isSure: true, decimals: 18, usdHighest: ['3000', '3100'] })
})

it('does not count witnesses that mean different tokens', () => {
  expect(priceOf([say(), say({ ...ETH, decimals: 6 }, { key: second })])).toBeNull()
})

it('is unsure where too few are sure', () => {
  const { usdLow: _low, usdHigh: _high, ...same } = ETH as Extract<Fact, { kind: 'price' }>
  const unknown: Fact = { ...same, kind: 'price-unknown', usdHighest: null, sources: [] }
  expect(priceOf([say(unknown)])).toEqual({ isSure: false, decimals: 18, usdHighest: [] })
  const both = [say(), say(unknown, { key: second })]
  expect(priceOf(both, { needed: 2, token: 'native' })).toMatchObject({ isSure: false, usdHighest: ['3000'] })
})
