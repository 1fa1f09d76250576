import type { ChainId } from '@windhover/core/chains/chain'
import { expect, it } from 'vitest'
import { agreePrice } from './agree-price.ts'
import type { WitnessSource } from './price-source.ts'

const NOW = 1_800_000_000_000
const options = { spreadMaxBps: 500, now: () => NOW }
const TOKEN = { chain: 'solana', token: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin' } as const

function says(name: string, priceUsd: number | null | 'silence', ageMs = 0): WitnessSource {
  return {
    name,
    chains: ['solana', 'ethereum'],
    isHeard: () => true,
    stop: async () => {},
    read: async (chain: ChainId, token: string) => {
      if (priceUsd === 'silence') throw new Error('no answer')
      if (priceUsd === null) return null
      const observedAtMs = NOW - ageMs
      return { token: `${chain}:${token}`, priceUsd, observedAtMs, source: name, confidenceBps: 10 }
    },
  }
}
const agree = (sources: WitnessSource[], of: { chain: ChainId; token: string } = TOKEN) =>
  agreePrice(sources, of, options)

it('is the least and the most of sources that agree, as old as the oldest', async () => {
  expect(await agree([says('a', 100, 9_000), says('b', 104.9), says('c', null)])).toEqual({
    kind: 'price',
    usdLow: '100',
    usdHigh: '104.9',
    sources: ['a', 'b'],
    atMs: NOW - 9_000,
  })
})

it('is none where two sources disagree, and the higher one is told', async () => {
  expect(await agree([says('a', 100), says('b', 106)])).toMatchObject({
    kind: 'price-unknown',
    usdHighest: '106',
  })
})

it('is none where one of three lies, however the others agree', async () => {
  expect(await agree([says('a', 100), says('b', 100), says('c', 1)])).toMatchObject({ kind: 'price-unknown' })
})

it('is none by one source alone', async () => {
  expect(await agree([says('a', 100), says('b', null)])).toMatchObject({
    kind: 'price-unknown',
    usdHighest: '100',
  })
})

it('is not unknown where a source did not answer: nothing is said', async () => {
  expect(await agree([says('a', 100), says('b', 'silence')])).toBeNull()
  expect(await agree([says('a', null), says('b', 'silence')])).toBeNull()
})

it('holds without a source that is silent, as long as two agree', async () => {
  expect(await agree([says('a', 100), says('b', 101), says('c', 'silence')])).toMatchObject({ kind: 'price' })
})

it.each([
  { chain: 'solana', token: 'native' },
  { chain: 'solana', token: 'So11111111111111111111111111111111111111112' },
  { chain: 'solana', token: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
  { chain: 'ethereum', token: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2' },
] as const)('never calls $chain $token unknown', async (of) => {
  expect(await agree([says('a', null), says('b', null)], of)).toBeNull()
})

it('asks nobody about a chain that is not theirs', async () => {
  expect(await agree([says('a', 1), says('b', 1)], { chain: 'bsc', token: 'x' })).toMatchObject({
    sources: [],
  })
})
