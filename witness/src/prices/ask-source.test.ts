import type { PriceTick } from '@windhover/core/prices/price-tick'
import { beforeEach, expect, it } from 'vitest'
import { askSource } from './ask-source.ts'
import type { WitnessSource } from './price-source.ts'

const START = 1_800_000_000_000
let nowMs: number
let asked: string[]
let answer: () => Promise<readonly PriceTick[]>
let source: WitnessSource

const price = (priceUsd: number) => async () => [
  { token: 'solana:x', priceUsd, observedAtMs: nowMs, source: 'asked', confidenceBps: 10 } as const,
]

beforeEach(() => {
  nowMs = START
  asked = []
  answer = price(150)
  source = askSource({
    name: 'asked',
    chains: ['solana'],
    now: () => nowMs,
    ask: (_chain, token) => {
      asked.push(token)
      return answer()
    },
    onTrouble: () => {},
  })
})

it('asks once for many who want to know, and again after a while', async () => {
  const answers = await Promise.all([source.read('solana', 'x'), source.read('solana', 'x')])
  expect(answers.map((tick) => tick?.priceUsd)).toEqual([150, 150])
  nowMs += 14_000
  await source.read('solana', 'x')
  expect(asked).toEqual(['x'])
  nowMs += 2_000
  await source.read('solana', 'x')
  expect(asked).toEqual(['x', 'x'])
})

it('asks for a coin by its wrapped form', async () => {
  await source.read('solana', 'native')
  expect(asked).toEqual(['So11111111111111111111111111111111111111112'])
})

it('tells a token that is not known from an answer that did not come', async () => {
  answer = async () => []
  expect(await source.read('solana', 'x')).toBeNull()
  answer = async () => {
    throw new Error('down')
  }
  await expect(source.read('solana', 'y')).rejects.toThrow('down')
  expect(source.isHeard()).toBe(false)
})

it('leaves a source that is down alone for a moment', async () => {
  answer = async () => {
    throw new Error('down')
  }
  await expect(source.read('solana', 'x')).rejects.toThrow('down')
  await expect(source.read('solana', 'y')).rejects.toThrow('a moment ago')
  expect(asked).toEqual(['x'])
  nowMs += 5_000
  answer = price(151)
  expect((await source.read('solana', 'x'))?.priceUsd).toBe(151)
  expect(source.isHeard()).toBe(true)
})
