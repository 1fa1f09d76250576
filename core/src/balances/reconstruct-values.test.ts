import { describe, expect, it } from 'vitest'
import { type PastAsset, reconstructValues } from './reconstruct-values.ts'
import { toUsd } from './value-holding.ts'

const UNIT = 1_000_000n
const price = (atMs: number, priceUsd: number) => ({ atMs, priceUsd })
const move = (atMs: number, amount: bigint) => ({ atMs, amountRaw: amount * UNIT })
const asset = (amount: bigint, facts: Partial<PastAsset> = {}): PastAsset => ({
  decimals: 6,
  amountRaw: amount * UNIT,
  moves: [],
  prices: [price(0, 1)],
  ...facts,
})
const usdAt = (assets: readonly PastAsset[], timesMs: readonly number[]) =>
  reconstructValues(assets, timesMs).map(({ atMs, totalMicro }) => [atMs, toUsd(totalMicro)])

describe('what a vault was worth', () => {
  const times = [10, 20, 30]
  it.each([
    [
      'what is held all the time follows its price',
      [asset(2n, { prices: [price(10, 5), price(20, 6), price(30, 4)] })],
      [10, 12, 8],
    ],
    [
      'between two closes the earlier one holds',
      [asset(1n, { prices: [price(5, 7), price(25, 9)] })],
      [7, 7, 9],
    ],
    ['before a deposit it was not there', [asset(100n, { moves: [move(15, 100n)] })], [0, 100, 100]],
    ['at the very moment of a deposit it was', [asset(100n, { moves: [move(20, 100n)] })], [0, 100, 100]],
    ['before a payment it was still there', [asset(60n, { moves: [move(25, -40n)] })], [100, 100, 60]],
    [
      'moves count in any order',
      [asset(60n, { moves: [move(12, 100n), move(25, -40n)].toReversed() })],
      [0, 100, 60],
    ],
    [
      'a swap takes one and gives the other',
      [
        asset(0n, { moves: [move(25, -3n)], prices: [price(0, 50)] }),
        asset(150n, { moves: [move(25, 150n)] }),
      ],
      [150, 150, 150],
    ],
    [
      'what left is counted while it was there',
      [asset(0n, { moves: [move(5, 8n), move(15, -8n)] })],
      [8, 0, 0],
    ],
    ['a fee that no index told makes no debt', [asset(1n, { moves: [move(15, 2n)] })], [0, 1, 1]],
    ['nothing is worth nothing', [], [0, 0, 0]],
  ])('%s', (_, assets, values) => {
    expect(usdAt(assets, times)).toEqual(times.map((atMs, place) => [atMs, values[place]]))
  })

  it('has no value at a time whose prices nobody knows, instead of a loss', () => {
    const late = asset(1n, { prices: [price(20, 3)] })
    expect(usdAt([late, asset(1n)], times)).toEqual([
      [20, 4],
      [30, 4],
    ])
    expect(usdAt([asset(1n, { prices: [] })], times)).toEqual([])
  })

  it('needs no price of what was not held', () => {
    const bought = asset(1n, { moves: [move(15, 1n)], prices: [price(15, 3)] })
    expect(usdAt([bought, asset(1n)], times)).toEqual([
      [10, 1],
      [20, 4],
      [30, 4],
    ])
  })

  it('keeps every digit of an amount', () => {
    const wei = { decimals: 18, amountRaw: 123_456_789_012_345_678_901n, moves: [], prices: [price(0, 2)] }
    expect(reconstructValues([wei], [10])).toEqual([{ atMs: 10, totalMicro: 246_913_578n }])
  })
})
