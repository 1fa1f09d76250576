import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTick } from '../format-figures.ts'
import {
  areaPath,
  domainOf,
  gainDomainOf,
  linePath,
  nearestPoint,
  placePoints,
  ticksOf,
} from './value-scale.ts'

const BOX = { width: 100, height: 50 }
const points = [
  { atMs: 0, valueUsd: 100 },
  { atMs: 30, valueUsd: 200 },
  { atMs: 100, valueUsd: 150 },
]

describe('the value over time', () => {
  it('stands where its time is, and higher means more', () => {
    const placed = placePoints(points, { low: 100, high: 200 }, BOX)
    expect(placed.map(({ x, y }) => [x, y])).toEqual([
      [0, 50],
      [30, 0],
      [100, 25],
    ])
    expect(linePath(placed)).toBe('M0 50L30 0L100 25')
    expect(areaPath(placed, BOX)).toBe('M0 50L30 0L100 25L100 50L0 50Z')
    expect(areaPath([], BOX)).toBe('')
  })

  it('finds the reading nearest to the pointer', () => {
    const placed = placePoints(points, domainOf(points), BOX)
    expect(nearestPoint(placed, 20)?.atMs).toBe(30)
    expect(nearestPoint(placed, 66)?.atMs).toBe(100)
    expect(nearestPoint([], 5)).toBeNull()
  })

  it('never draws outside of its box, whatever the values', () => {
    const value = fc.double({ min: 0, max: 1e15, noNaN: true })
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 40 }), (values) => {
        const series = values.map((valueUsd, index) => ({ atMs: index, valueUsd }))
        const domain = domainOf(series)
        const { ticks } = ticksOf(domain)
        expect(ticks.length).toBeGreaterThanOrEqual(1)
        expect(ticks.length).toBeLessThanOrEqual(6)
        for (const { x, y } of placePoints(series, domain, BOX)) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(BOX.width)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(BOX.height)
        }
      }),
    )
  })

  it('draws a movement of cents as the small thing it is', () => {
    const cents = [
      { atMs: 0, valueUsd: 14_431.4 },
      { atMs: 1, valueUsd: 14_431.44 },
    ]
    const [from, to] = placePoints(cents, domainOf(cents), BOX)
    expect(Math.abs((from?.y ?? 0) - (to?.y ?? 0))).toBeLessThan(1)
  })

  it('keeps zero in sight of what was made, and a loss of cents small', () => {
    const loss = [
      { atMs: 0, valueUsd: 0 },
      { atMs: 1, valueUsd: -0.89 },
    ]
    const small = gainDomainOf(loss, 13_986)
    expect(small.high - small.low).toBeCloseTo(27.97, 1)
    expect(small.high).toBeGreaterThan(0)
    const large = gainDomainOf([{ atMs: 0, valueUsd: 500 }], 1_000)
    expect(large.low).toBeLessThan(0)
    expect(large.high).toBeGreaterThan(500)
    expect(gainDomainOf([], null).high).toBeGreaterThan(gainDomainOf([], null).low)
  })

  it('gives every line of the axis a label of its own', () => {
    const value = fc.double({ min: 0, max: 1e12, noNaN: true })
    fc.assert(
      fc.property(value, value, (one, other) => {
        const { step, ticks } = ticksOf(domainOf([one, other].map((valueUsd, atMs) => ({ atMs, valueUsd }))))
        const labels = ticks.map((tick) => formatTick(tick, step))
        expect(new Set(labels).size).toBe(labels.length)
      }),
    )
  })

  it('labels a flat line with round figures around it', () => {
    expect(ticksOf(domainOf([{ atMs: 0, valueUsd: 100 }])).ticks).toEqual([99.5, 99.75, 100, 100.25, 100.5])
    expect(ticksOf(domainOf([{ atMs: 0, valueUsd: 0 }])).ticks).toEqual([0, 0.02, 0.04])
    expect(ticksOf({ low: 12_700, high: 14_100 })).toEqual({ step: 500, ticks: [13_000, 13_500, 14_000] })
  })
})
