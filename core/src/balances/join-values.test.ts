import { describe, expect, it } from 'vitest'
import { VALUE_POINT_MS } from './constants.ts'
import { joinValues } from './join-values.ts'

const MINUTE_MS = 60_000
const value = (minute: number, usd: number) => ({ atMs: minute * MINUTE_MS, totalMicro: BigInt(usd) })
const line = (from: number, to: number, usd: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => value(from + index, usd))
const joined = (seen: ReturnType<typeof line>, workedBack: ReturnType<typeof line>, stepMs = MINUTE_MS) =>
  joinValues({ seen, workedBack, stepMs }).map(({ atMs, totalMicro }) => [
    atMs / MINUTE_MS,
    Number(totalMicro),
  ])

describe('what was seen and what was worked back', () => {
  it('is the worked back line where both agree: it is finer', () => {
    expect(joined([value(5, 104)], line(0, 12, 100))).toEqual(
      line(0, 12, 100).map(({ atMs }) => [atMs / MINUTE_MS, 100]),
    )
  })

  it('is what was seen where nothing was worked back, the last look of each step', () => {
    const looks = [value(5, 1), value(10, 2), value(60, 3)]
    expect(joined(looks, [], 60 * MINUTE_MS)).toEqual([
      [10, 2],
      [60, 3],
    ])
  })

  it('goes on with looks before the earliest known price', () => {
    expect(joined([value(0, 90), value(5, 95)], line(10, 12, 100))).toEqual([
      [0, 90],
      [5, 95],
      [10, 100],
      [11, 100],
      [12, 100],
    ])
  })

  it('does not believe anything before a look that says otherwise', () => {
    // Fifty came at minute 12, and no history tells it: worked back, it was always there.
    const looks = [value(0, 100), value(5, 100), value(15, 150)]
    expect(joined(looks, line(0, 20, 150))).toEqual([
      [0, 100],
      [5, 100],
      ...line(6, 20, 150).map(({ atMs }) => [atMs / MINUTE_MS, 150]),
    ])
  })

  it('takes a look for one of any moment of its five minutes', () => {
    const funded = [...line(0, 7, 0), ...line(8, 15, 500)]
    const half = { atMs: VALUE_POINT_MS, totalMicro: 250n }
    expect(joined([half], funded)).toHaveLength(funded.length)
  })

  it('waits with its verdict until a step has followed the look', () => {
    // A deposit of a moment ago: seen already, and later than the last whole step.
    expect(joined([value(10, 900)], line(0, 10, 100))).toHaveLength(11)
  })
})
