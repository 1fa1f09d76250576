import { describe, expect, it } from 'vitest'
import { buildUniverse } from '../universe/build-universe.ts'
import { ANCHOR_MS } from './anchor.ts'
import { createMarket } from './create-market.ts'

const universe = buildUniverse('test')
const market = createMarket({ seed: 'test', universe })
const FROM_MS = ANCHOR_MS + 1_234_567_890

describe('ticksBetween', () => {
  it('gives about a thousand ticks a second, in order, at the prices of the market', () => {
    const ticks = market.ticksBetween(FROM_MS, FROM_MS + 5_000)
    expect(ticks.length / 5).toBeGreaterThan(800)
    expect(ticks.length / 5).toBeLessThan(1_200)
    ticks.forEach((tick, index) => {
      expect(tick.atMs).toBeGreaterThanOrEqual(ticks[index - 1]?.atMs ?? FROM_MS)
      expect(tick.atMs).toBeLessThan(FROM_MS + 5_000)
      expect(tick.priceUsd).toBe(market.priceUsd(tick.assetId, tick.atMs))
    })
  })

  it('gives the same ticks in small pieces as in one', () => {
    const listed = (ticks: readonly { assetId: string }[]) =>
      ticks.filter((tick) => !tick.assetId.startsWith('launch-'))
    const whole = market.ticksBetween(FROM_MS, FROM_MS + 2_000)
    const pieces = Array.from({ length: 20 }, (_, piece) =>
      market.ticksBetween(FROM_MS + piece * 100, FROM_MS + piece * 100 + 100),
    ).flat()
    expect(listed(pieces).length).toBe(listed(whole).length)
    expect(new Set(listed(pieces).map((tick) => JSON.stringify(tick)))).toEqual(
      new Set(listed(whole).map((tick) => JSON.stringify(tick))),
    )
  })

  it('ticks majors several times a second and launches now and then', () => {
    const ticks = market.ticksBetween(FROM_MS, FROM_MS + 10_000)
    const perSecond = (matches: (id: string) => boolean) =>
      ticks.filter((tick) => matches(tick.assetId)).length / 10
    expect(perSecond((id) => id === 'SOL')).toBeGreaterThanOrEqual(2)
    expect(perSecond((id) => id === 'SOL')).toBeLessThanOrEqual(5)
    expect(perSecond((id) => id.startsWith('launch-'))).toBeGreaterThan(80)
  })

  it('multiplies the rate when asked', () => {
    const plain = market.ticksBetween(FROM_MS, FROM_MS + 1_000).length
    const stressed = market.ticksBetween(FROM_MS, FROM_MS + 1_000, 50).length
    expect(stressed / plain).toBeGreaterThan(45)
    expect(stressed / plain).toBeLessThan(55)
  })
})
