import type { PriceTick } from '@windhover/core/prices/price-tick'
import { describe, expect, it } from 'vitest'
import { TickBuffer } from './tick-buffer.ts'

function tick(token: `solana:${string}`, observedAtMs: number): PriceTick {
  return { token, priceUsd: observedAtMs, observedAtMs, source: 'test', confidenceBps: 1 }
}

function times(buffer: TickBuffer, token: string): number[] {
  return buffer
    .take()
    .flatMap((batch) => batch.ticks)
    .filter((each) => each.token === token)
    .map((each) => each.observedAtMs)
}

describe('ticks that wait', () => {
  it('stay in order per token', () => {
    const buffer = new TickBuffer({ shards: 4, most: 100 })
    buffer.add([tick('solana:a', 1), tick('solana:b', 2), tick('solana:a', 3)])
    buffer.add([tick('solana:a', 4)])
    expect(times(buffer, 'solana:a')).toEqual([1, 3, 4])
  })

  it('shrink to the newest of each token when too many wait, and are counted', () => {
    const buffer = new TickBuffer({ shards: 4, most: 5 })
    for (let time = 1; time <= 6; time += 1) buffer.add([tick('solana:a', time)])
    expect(buffer.merged).toBe(5)
    buffer.add([tick('solana:b', 7)])
    expect(buffer.size).toBe(2)
    expect(times(buffer, 'solana:a')).toEqual([6])
  })

  it('go back in front of what came since', () => {
    const buffer = new TickBuffer({ shards: 4, most: 100 })
    buffer.add([tick('solana:a', 1)])
    const taken = buffer.take()
    buffer.add([tick('solana:a', 2)])
    buffer.restore(taken)
    expect(times(buffer, 'solana:a')).toEqual([1, 2])
  })
})
