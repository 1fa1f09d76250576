import { describe, expect, it } from 'vitest'
import { buildUniverse } from '../../universe/build-universe.ts'
import { ANCHOR_MS, DAY_MS } from '../anchor.ts'
import { createMarket } from '../create-market.ts'
import type { Launch, LaunchChain } from '../market.ts'
import { LAUNCH_VENUES } from './launch-venues.ts'

const market = createMarket({ seed: 'figures', universe: buildUniverse('figures') })
const NOW_MS = ANCHOR_MS + 11 * DAY_MS + 1_234
const STEP_MS = 3_000
const CHAINS: readonly LaunchChain[] = ['solana', 'bsc', 'hedera']
const alive = CHAINS.flatMap((chain) => market.launches[chain].alive(NOW_MS))
const again = ({ listing }: Launch, atMs: number) => {
  const found = market.launches[listing.chain as LaunchChain].find(listing.address, atMs)
  if (!found) throw new Error(`${listing.id} is not born at ${atMs}`)
  return found
}

describe('figures of launches', { timeout: 60_000 }, () => {
  it('come from five launchpads, at least 40 at any moment on the slower chains, some graduated', () => {
    expect(new Set(alive.map(({ launchpad }) => launchpad))).toEqual(
      new Set(['pump', 'launchlab', 'meteora-dbc', 'four-meme', 'memejob']),
    )
    for (const chain of ['bsc', 'hedera'] as const) {
      for (let moment = 0; moment < 40; moment++) {
        const there = market.launches[chain].alive(NOW_MS - moment * 9_876_543)
        expect(there.length).toBeGreaterThanOrEqual(40)
        expect(there.some(({ phase }) => phase === 'graduated')).toBe(true)
      }
    }
  })

  it('agree with each other: nobody holds what nobody bought', () => {
    for (const launch of alive) {
      const { figures, progress } = launch
      const { saleTokens } = LAUNCH_VENUES[launch.listing.chain as LaunchChain].curve
      const soldPct = (progress * saleTokens * 100) / launch.asset.supply
      expect(figures.devPct + figures.insiderPct).toBeLessThanOrEqual(soldPct + 1e-9)
      expect(figures.topTenPct).toBeLessThanOrEqual(soldPct + 1e-9)
      expect(figures.topTenPct).toBeGreaterThanOrEqual(figures.devPct)
      expect(figures.holders).toBeGreaterThanOrEqual(1)
      expect(figures.holders).toBeLessThanOrEqual(figures.buys)
      expect(figures.sniperWallets).toBeLessThan(figures.buys)
      expect(figures.priceUsd * launch.asset.supply).toBeCloseTo(launch.marketCapUsd, 6)
      expect(launch.lastTradeAtMs).toBeGreaterThanOrEqual(launch.bornAtMs)
      expect(launch.lastTradeAtMs).toBeLessThanOrEqual(NOW_MS)
    }
  })

  it('are those of the market’s other answers', () => {
    for (const launch of alive.filter((each) => NOW_MS - each.bornAtMs < DAY_MS)) {
      const { figures, asset } = launch
      const day = market.stats(asset.id, '24h', NOW_MS)
      expect(day.numBuys).toBe(figures.buys)
      expect(day.numSells).toBe(figures.sells)
      expect(day.buyVolumeUsd + day.sellVolumeUsd).toBeCloseTo(figures.volumeUsd, 6)
      expect(market.holders(asset.id, NOW_MS)).toEqual({
        count: figures.holders,
        developerPct: figures.devPct,
        topTenPct: figures.topTenPct,
      })
      expect(market.liquidityUsd(asset.id, NOW_MS)).toBe(figures.liquidityUsd)
      expect(market.priceUsd(asset.id, NOW_MS)).toBe(figures.priceUsd)
    }
  })

  it('only ever add up, and change with the step alone', () => {
    for (const launch of alive.filter((_, index) => index % 20 === 0)) {
      let before = again(launch, launch.bornAtMs).figures
      expect(before.buys).toBeGreaterThanOrEqual(1 + before.sniperWallets)
      for (let atMs = launch.bornAtMs; atMs < launch.bornAtMs + 3_600_000; atMs += 61_000) {
        const { figures } = again(launch, atMs)
        expect(figures.buys).toBeGreaterThanOrEqual(before.buys)
        expect(figures.sells).toBeGreaterThanOrEqual(before.sells)
        expect(figures.volumeUsd).toBeGreaterThanOrEqual(before.volumeUsd)
        const stepEndMs = (Math.floor(atMs / STEP_MS) + 1) * STEP_MS - 1
        expect(again(launch, stepEndMs).figures).toEqual(figures)
        before = figures
      }
    }
  })

  it('fall within seconds where the developer sells everything, on the curve and off it', () => {
    const robbed = alive.filter(({ ruggedAtMs }) => ruggedAtMs !== null)
    expect(robbed.length).toBeGreaterThan(10)
    expect(robbed.some(({ phase }) => phase === 'graduated')).toBe(true)
    for (const launch of robbed) {
      const rugMs = launch.ruggedAtMs ?? 0
      const before = again(launch, rugMs - STEP_MS)
      const after = again(launch, rugMs + 3 * STEP_MS)
      expect(before.ruggedAtMs).toBeNull()
      expect(before.figures.devPct).toBeGreaterThan(10)
      expect(after.figures.devPct).toBe(0)
      const left = launch.phase === 'graduated' ? 0.1 : 0.6
      expect(after.marketCapUsd / before.marketCapUsd).toBeLessThan(left)
      expect(after.figures.liquidityUsd / before.figures.liquidityUsd).toBeLessThan(left + 0.15)
    }
  })

  it('come with strings attached to some of them', () => {
    const share = (matches: (launch: Launch) => unknown) => alive.filter(matches).length / alive.length
    expect(share(({ listing }) => listing.risk.mintAuthority)).toBeGreaterThan(0.005)
    expect(share(({ listing }) => listing.risk.freezeAuthority)).toBeGreaterThan(0.005)
    expect(share(({ listing }) => listing.risk.honeypot)).toBeGreaterThan(0.002)
    expect(share(({ listing }) => listing.risk.honeypot || listing.risk.mintAuthority)).toBeLessThan(0.15)
  })

  it('leads back from an address to its launch on every chain', () => {
    for (const launch of alive) {
      const { chain, address } = launch.listing
      expect(again(launch, NOW_MS).asset).toEqual(launch.asset)
      if (chain === 'bsc') expect(market.launches.bsc.find(address.toLowerCase(), NOW_MS)).not.toBeNull()
    }
    expect(market.launches.bsc.find('0x55d398326f99059fF775485246999027B3197955', NOW_MS)).toBeNull()
    expect(market.launches.hedera.find('0.0.456858', NOW_MS)).toBeNull()
    expect(market.launches.hedera.find('0.0.999999999', NOW_MS)).toBeNull()
    expect(market.launches.bsc.find('not an address', NOW_MS)).toBeNull()
  })

  it('adds up the past of a launch once, not for every list', () => {
    const fresh = createMarket({ seed: 'fresh', universe: buildUniverse('fresh') })
    const timeOf = (atMs: number) => {
      const startedMs = performance.now()
      for (const launch of fresh.launches.solana.alive(atMs)) void launch.figures
      return performance.now() - startedMs
    }
    const firstMs = timeOf(NOW_MS)
    const laterMs = Array.from({ length: 12 }, (_, step) => timeOf(NOW_MS + (step + 1) * STEP_MS))
    expect(Math.min(...laterMs)).toBeLessThan(firstMs / 3)
  })
})
