import { sourceSwitchConformance } from '@windhover/testkit/source-conformance'
import { type MarketDoubles, startMarketDoubles } from '@windhover/testkit/start-market-doubles'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createBitcoinFacts } from './index.ts'

const ADDRESS = 'bc1pr8vjq0fk89f5sw3r4n9scrasvw7kaud9akhzw57c3ygycsjspvvseyjcma'

let doubles: MarketDoubles
beforeAll(async () => {
  doubles = await startMarketDoubles(['ordiscan'])
})
afterEach(() => doubles?.faults.clear())
afterAll(() => doubles?.stop())

const open = (options: { timeoutMs: number; apiKey: string } = { timeoutMs: 20_000, apiKey: 'practice' }) =>
  createBitcoinFacts({ url: doubles.env.ORDISCAN_URL ?? '', ...options })

sourceSwitchConformance('ordiscan', {
  doubles: () => doubles,
  open,
  isKeyed: true,
  questions: {
    holdings: (facts) => facts.getHoldings(ADDRESS),
    inscriptions: (facts) => facts.listInscriptions(3),
  },
})

describe('Bitcoin of the practice world', () => {
  it('lets an address hold the same at any time', async () => {
    const holdings = await open().getHoldings(ADDRESS)
    expect(await open().getHoldings(ADDRESS)).toEqual(holdings)
    expect(holdings.runes.length + holdings.inscriptions.length).toBeGreaterThan(0)
  })

  it('prices a rune as the market does, in both units', async () => {
    const { runes } = await open().getHoldings(ADDRESS)
    const rune = await open().findRune(runes[0]?.name ?? '')
    const btcUsd = doubles.world.market.priceUsd('BTC', doubles.world.clock.nowMs())
    expect(rune?.priceSats).toBeCloseTo(((rune?.priceUsd ?? 0) / btcUsd) * 1e8, 1)
    expect(await open().findRune('NEVERETCHED')).toBeNull()
  })

  it('inscribes all the time', async () => {
    const [newest, before] = await open().listInscriptions(2)
    expect((newest?.number ?? 0) - (before?.number ?? 0)).toBe(1)
    expect(Date.now() - Date.parse(newest?.inscribedAt ?? '')).toBeLessThan(60_000)
  })
})
