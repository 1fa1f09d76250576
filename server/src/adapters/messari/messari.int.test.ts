import { sourceSwitchConformance } from '@windhover/testkit/source-conformance'
import { type MarketDoubles, startMarketDoubles } from '@windhover/testkit/start-market-doubles'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createAssetResearch } from './index.ts'

let doubles: MarketDoubles
beforeAll(async () => {
  doubles = await startMarketDoubles(['messari'])
})
afterEach(() => doubles?.faults.clear())
afterAll(() => doubles?.stop())

const open = (options: { timeoutMs: number; apiKey: string } = { timeoutMs: 20_000, apiKey: 'practice' }) =>
  createAssetResearch({ url: doubles.env.MESSARI_URL ?? '', ...options })

sourceSwitchConformance('messari', {
  doubles: () => doubles,
  open,
  isKeyed: true,
  questions: {
    'an asset': (research) => research.findAsset('SOL'),
  },
})

describe('Messari in the practice world', () => {
  it.each(['SOL', 'solana', 'Solana'])('finds an asset by %s', async (words) => {
    const asset = await open().findAsset(words)
    const marketUsd = doubles.world.market.priceUsd('SOL', doubles.world.clock.nowMs())
    expect(asset).toMatchObject({ slug: 'solana', symbol: 'SOL' })
    expect((asset?.priceUsd ?? 0) / marketUsd).toBeCloseTo(1, 2)
    expect(asset?.allTimeHighUsd).toBeGreaterThanOrEqual(asset?.priceUsd ?? Number.POSITIVE_INFINITY)
  })

  it('knows nothing of what is not there', async () => {
    expect(await open().findAsset('no such thing')).toBeNull()
  })
})
