import type { Fact } from '@windhover/core/authority/facts'
import { expect, it } from 'vitest'
import { readLandings } from './read-landings.ts'
import type { TrustedFact } from './verify-facts.ts'

const NOW = 1_800_000_000_000
const landing = { blockhash: 'B', signature: 'S' }
type Expiry = Extract<Fact, { kind: 'solana-blockhash' }>
type Search = Extract<Fact, { kind: 'solana-signature' }>

const expiry = (change: Partial<Expiry> = {}, by: Partial<TrustedFact> = {}): TrustedFact => ({
  ...{ atMs: NOW, key: 'one', ...by },
  fact: { kind: 'solana-blockhash', blockhash: 'B', expired: true, height: 500, ...change },
})
const search = (change: Partial<Search> = {}, by: Partial<TrustedFact> = {}): TrustedFact => ({
  ...{ atMs: NOW, key: 'one', ...by },
  fact: { kind: 'solana-signature', signature: 'S', known: false, height: 500, ...change },
})
const isGone = (facts: readonly TrustedFact[], needed = 1) =>
  readLandings(facts, { needed, nowMs: NOW }).isGone(landing, NOW - 1_000)

it.each<[string, readonly TrustedFact[], boolean]>([
  ['expired, and in no block', [expiry(), search()], true],
  ['looked for farther on', [expiry(), search({ height: 501 })], true],
  ['nothing said', [], false],
  ['only expired', [expiry()], false],
  ['only in no block', [search()], false],
  ['not expired', [expiry({ expired: false }), search()], false],
  ['in a block', [expiry(), search({ known: true })], false],
  ['in a block, as another has seen', [expiry(), search(), search({ known: true }, { key: 'two' })], false],
  ['in a block, as was seen long ago', [expiry(), search(), search({ known: true }, { atMs: 0 })], false],
  ['looked for before it had expired', [expiry(), search({ height: 499 })], false],
  ['another blockhash', [expiry({ blockhash: 'C' }), search()], false],
  ['another signature', [expiry(), search({ signature: 'T' })], false],
  ['expired, said too early', [expiry({}, { atMs: NOW - 1_001 }), search()], false],
  ['looked for too early', [expiry(), search({}, { atMs: NOW - 1_001 })], false],
  ['said in times to come', [expiry({}, { atMs: NOW + 5_001 }), search()], false],
  ['half by one witness, half by another', [expiry(), search({}, { key: 'two' })], false],
])('%s', (_, facts, expected) => {
  expect(isGone(facts)).toBe(expected)
})

it('wants as many witnesses as it was told', () => {
  const two = [expiry({}, { key: 'two' }), search({}, { key: 'two' })]
  expect(isGone([expiry(), search()], 2)).toBe(false)
  expect(isGone([expiry(), search(), expiry(), search()], 2)).toBe(false)
  expect(isGone([expiry(), search(), ...two], 2)).toBe(true)
})
