import { describe, expect, it } from 'vitest'
import { buildUniverse } from '../../universe/build-universe.ts'
import { ANCHOR_MS, DAY_MS } from '../anchor.ts'
import { createMarket } from '../create-market.ts'
import type { Launch } from '../market.ts'

const market = createMarket({ seed: 'test', universe: buildUniverse('test') })
const launches = market.launches.solana
const NOW_MS = ANCHOR_MS + 20 * DAY_MS + 1_111
const MOMENTS = Array.from({ length: 12 }, (_, index) => NOW_MS - index * 171_234_567)

describe('launches', () => {
  it('has between 300 and 600 alive at any moment, newest first', { timeout: 30_000 }, () => {
    for (const atMs of MOMENTS) {
      const alive = launches.alive(atMs)
      expect(alive.length).toBeGreaterThanOrEqual(300)
      expect(alive.length).toBeLessThanOrEqual(600)
      alive.forEach((launch, index) => {
        expect(launch.bornAtMs).toBeLessThanOrEqual(alive[index - 1]?.bornAtMs ?? atMs)
        expect(launch.phase).not.toBe('dead')
      })
    }
  })

  it('gives birth about every four seconds', () => {
    const born = launches.bornBetween(NOW_MS, NOW_MS + 400_000)
    expect(born.length).toBeGreaterThanOrEqual(98)
    expect(born.length).toBeLessThanOrEqual(102)
    expect(new Set(born.map((launch) => launch.listing.address)).size).toBe(born.length)
  })

  it('finds a launch by its mint, and nothing before its birth or for a foreign mint', () => {
    const [launch] = launches.bornBetween(NOW_MS, NOW_MS + 20_000)
    const mint = launch?.listing.address ?? ''
    expect(launches.find(mint, NOW_MS + 20_000)?.asset).toEqual(launch?.asset)
    expect(launches.find(mint, (launch?.bornAtMs ?? 0) - 1)).toBeNull()
    expect(launches.find('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', NOW_MS)).toBeNull()
    expect(launches.find('not an address', NOW_MS)).toBeNull()
    expect(launches.find('', NOW_MS)).toBeNull()
  })

  it('keeps price, market cap, progress and curve in agreement', () => {
    for (const launch of launches.alive(NOW_MS).filter((each) => each.phase === 'curve')) {
      const { virtualQuoteRaw, virtualTokenRaw, realQuoteRaw, realTokenRaw } = launch.curve
      const priceSol = Number(virtualQuoteRaw) / 1e9 / (Number(virtualTokenRaw) / 1e6)
      const solUsd = market.priceUsd('SOL', Math.max(launch.bornAtMs, Math.floor(NOW_MS / 3_000) * 3_000))
      expect(market.priceUsd(launch.asset.id, NOW_MS) / (priceSol * solUsd)).toBeCloseTo(1, 6)
      expect(launch.marketCapUsd).toBeCloseTo(market.priceUsd(launch.asset.id, NOW_MS) * 1e9, 4)
      expect(1 - Number(realTokenRaw) / 793.1e12).toBeCloseTo(launch.progress, 9)
      expect(virtualQuoteRaw - realQuoteRaw).toBe(30_000_000_000n)
      expect(virtualTokenRaw - realTokenRaw).toBe(279_900_000_000_000n)
    }
  })

  it('lets few graduate, and those at 85 SOL', { timeout: 30_000 }, () => {
    const born = launches.bornBetween(NOW_MS - 10 * 3_600_000, NOW_MS - 2 * 3_600_000)
    const later = born.map((launch) => launches.find(launch.listing.address, NOW_MS)).filter(isLaunch)
    const graduates = later.filter((launch) => launch.phase === 'graduated')
    expect(graduates.length / born.length).toBeGreaterThan(0.01)
    expect(graduates.length / born.length).toBeLessThan(0.04)
    for (const { curve, graduatedAtMs, bornAtMs, progress } of graduates) {
      expect(progress).toBe(1)
      expect(curve.realTokenRaw).toBe(0n)
      expect(Number(curve.realQuoteRaw) / 1e9).toBeCloseTo(85, 0)
      expect(graduatedAtMs ?? 0).toBeGreaterThan(bornAtMs)
    }
    expect(later.filter((launch) => launch.phase === 'dead').length).toBeGreaterThan(born.length * 0.9)
  })

  it('has candles that add up and stay finite, from birth to days after graduation', () => {
    const born = launches.bornBetween(NOW_MS - 40 * 3_600_000, NOW_MS - 39 * 3_600_000)
    const found = born.map((each) => launches.find(each.listing.address, NOW_MS)).filter(isLaunch)
    const graduate = found.find((each) => each.phase === 'graduated')
    const assetId = graduate?.asset.id ?? ''
    const untilMs = Math.floor(NOW_MS / 3_600_000) * 3_600_000
    const hours = market.candles({ assetId, interval: '1h', untilMs, count: 1_500 })
    expect(hours.length).toBeGreaterThan(38)
    const minutes = market.candles({ assetId, interval: '1m', untilMs, count: 60 })
    expect(hours.at(-1)?.open).toBe(minutes[0]?.open)
    expect(hours.at(-1)?.close).toBe(minutes.at(-1)?.close)
    expect(hours.at(-1)?.high).toBe(Math.max(...minutes.map((each) => each.high)))
    expect(hours.at(-1)?.low).toBe(Math.min(...minutes.map((each) => each.low)))
    const volume = minutes.reduce((sum, each) => sum + each.volumeUsd, 0)
    expect(volume / (hours.at(-1)?.volumeUsd ?? 0)).toBeCloseTo(1, 9)
    for (const hour of hours) expect(Object.values(hour).every(Number.isFinite)).toBe(true)
  })
})

function isLaunch(launch: Launch | null): launch is Launch {
  return launch !== null
}
