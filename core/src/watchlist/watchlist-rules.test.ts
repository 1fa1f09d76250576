import { describe, expect, it } from 'vitest'
import type { Candle } from '../tokens/contract.ts'
import { findPurchase } from './find-purchase.ts'
import { listCrossings } from './list-crossings.ts'
import { measureVolume } from './measure-volume.ts'
import { readListName } from './read-list-name.ts'

const HOUR_S = 3_600

type Row = readonly [open: number, high: number, low: number, close: number]

function hours(rows: readonly Row[]): Candle[] {
  return rows.map(([open, high, low, close], place) => ({
    ...{ time: place * HOUR_S, open, high, low, close, volumeUsd: 1 },
  }))
}
const crossings = (side: 'above' | 'below', ...rows: readonly Row[]) =>
  listCrossings(hours(rows), { side, priceUsd: 100 }).map((time) => time / HOUR_S)

describe('when a price alert would have fired', () => {
  it('counts the hour in which the price came there, and a touch is enough', () => {
    expect(crossings('above', [90, 95, 89, 94], [94, 100, 93, 95])).toEqual([1])
    expect(crossings('below', [110, 112, 105, 106], [106, 107, 100, 105])).toEqual([1])
    expect(crossings('above', [90, 99.9, 89, 94])).toEqual([])
  })

  it('counts once while the price stays there', () => {
    expect(crossings('above', [90, 105, 89, 104], [104, 120, 101, 119], [119, 121, 118, 120])).toEqual([0])
    expect(crossings('above', [101, 120, 101, 119])).toEqual([])
  })

  it('counts again once the price has been on the other side', () => {
    const back = [104, 105, 98, 99] as const
    expect(crossings('above', [90, 105, 89, 104], back, [99, 101, 98, 100])).toEqual([0, 2])
    expect(crossings('above', [90, 105, 89, 99], [99, 101, 98, 99])).toEqual([0, 1])
    // Down and up again within the hour.
    expect(crossings('above', [101, 104, 97, 103])).toEqual([0])
    expect(crossings('below', [99, 103, 97, 98])).toEqual([0])
    // The price jumped between two hours.
    expect(crossings('above', [90, 95, 89, 94], [101, 102, 100.5, 101])).toEqual([1])
    expect(crossings('above')).toEqual([])
  })
})

describe('how many times the volume', () => {
  const nowMs = 10 * HOUR_S * 1_000 + 120_000
  const fives = (volumeOf: (minutesAgo: number) => number) =>
    Array.from({ length: 26 }, (_, place): Candle => {
      const minutesAgo = (26 - place) * 5
      const time = 10 * HOUR_S - minutesAgo * 60
      return { time, open: 1, high: 1, low: 1, close: 1, volumeUsd: volumeOf(minutesAgo) }
    })

  it('is that of the last hour against the one before it', () => {
    const tripled = fives((minutesAgo) => (minutesAgo <= 60 ? 30 : 10))
    expect(measureVolume(tripled, nowMs)).toEqual({ times: 3, untilMs: 10 * HOUR_S * 1_000 })
  })

  it('leaves out the candle that is not finished', () => {
    const running = { time: 10 * HOUR_S, open: 1, high: 1, low: 1, close: 1, volumeUsd: 1e9 }
    expect(measureVolume([...fives(() => 10), running], nowMs).times).toBe(1)
  })

  it('is unknown where the hour before was empty or is not known', () => {
    expect(
      measureVolume(
        fives((minutesAgo) => (minutesAgo <= 60 ? 30 : 0)),
        nowMs,
      ).times,
    ).toBeNull()
    expect(measureVolume(fives(() => 10).slice(-20), nowMs).times).toBeNull()
    expect(measureVolume([], nowMs).times).toBeNull()
  })
})

describe('a large purchase', () => {
  const trade = (atMs: number, valueUsd: number, side: 'buy' | 'sell' = 'buy') => ({ atMs, valueUsd, side })
  const asked = { valueUsd: 1_000, afterMs: 10, notBeforeMs: 0 }

  it('is the first that is new, bought and large enough', () => {
    const trades = [
      trade(14, 5_000),
      trade(13, 1_000),
      trade(12, 9_000, 'sell'),
      trade(11, 999),
      trade(10, 7_000),
    ]
    expect(findPurchase(trades, asked)).toEqual(trade(13, 1_000))
    expect(findPurchase(trades, { ...asked, notBeforeMs: 14 })).toEqual(trade(14, 5_000))
    expect(findPurchase(trades, { ...asked, afterMs: 14 })).toBeNull()
  })
})

describe('the name of a list', () => {
  it('is what a person can read, and not too long', () => {
    expect(readListName('  Dogs\u200b  and\tcats ')).toBe('Dogs and cats')
    expect(readListName('x'.repeat(24))).toBe('x'.repeat(24))
    for (const bad of ['', ' \u200b', 'x'.repeat(25)])
      expect(() => readListName(bad)).toThrow('Enter a name of 1 to 24 characters.')
  })
})
