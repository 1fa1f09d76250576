import type { PriceTick } from '@windhover/core/prices/price-tick'
import { beforeEach, expect, it } from 'vitest'
import { followSource } from './follow-source.ts'
import { FRESH_MS, type WitnessSource } from './price-source.ts'

const START = 1_800_000_000_000
let nowMs: number
let tell: (ticks: readonly PriceTick[]) => void
let source: WitnessSource

const tick = (token: PriceTick['token'], priceUsd: number, observedAtMs = nowMs): PriceTick => ({
  token,
  priceUsd,
  observedAtMs,
  source: 'stream',
  confidenceBps: 10,
})

beforeEach(() => {
  nowMs = START
  source = followSource(
    {
      name: 'stream',
      start: (listener) => {
        tell = listener.onTicks
        return { stop: async () => {} }
      },
    },
    { chains: ['solana'], now: () => nowMs, onTrouble: () => {} },
  )
})

it('answers with the newest it was told, by any name of the token', async () => {
  tell([tick('ethereum:native', 3_000, START - 5_000), tick('hedera:0.0.1456986', 0.2)])
  tell([tick('ethereum:native', 3_001)])
  const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
  expect((await source.read('ethereum', weth))?.priceUsd).toBe(3_001)
  expect((await source.read('hedera', '0x0000000000000000000000000000000000163b5a'))?.priceUsd).toBe(0.2)
})

it('takes nothing that is no price', async () => {
  tell([
    tick('solana:native', 0),
    tick('solana:native', Number.NaN),
    tick('solana:native', 5, START + 60_000),
  ])
  await expect(source.read('solana', 'native')).rejects.toThrow('said nothing')
})

it('does not claim that a token is unknown before it has listened for long enough', async () => {
  tell([tick('solana:other', 1)])
  await expect(source.read('solana', 'x')).rejects.toThrow('said nothing')
  nowMs += FRESH_MS + 1
  tell([tick('solana:other', 2)])
  expect(await source.read('solana', 'x')).toBeNull()
})

it('has no say once it is silent', async () => {
  tell([tick('solana:native', 150)])
  nowMs += FRESH_MS + 1
  expect(source.isHeard()).toBe(false)
  await expect(source.read('solana', 'native')).rejects.toThrow('not heard lately')
  tell([tick('solana:other', 1)])
  await expect(source.read('solana', 'native')).rejects.toThrow('said nothing')
})
