import { sourceSwitchConformance } from '@windhover/testkit/source-conformance'
import { type MarketDoubles, startMarketDoubles } from '@windhover/testkit/start-market-doubles'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createDerivativesFacts } from './index.ts'

let doubles: MarketDoubles
beforeAll(async () => {
  doubles = await startMarketDoubles(['coinglass'])
})
afterEach(() => doubles?.faults.clear())
afterAll(() => doubles?.stop())

const open = (options: { timeoutMs: number; apiKey: string } = { timeoutMs: 20_000, apiKey: 'practice' }) =>
  createDerivativesFacts({ url: doubles.env.COINGLASS_URL ?? '', ...options })

sourceSwitchConformance('coinglass', {
  doubles: () => doubles,
  open,
  isKeyed: true,
  questions: {
    funding: (facts) => facts.getFunding('BTC'),
    'open interest': (facts) => facts.getOpenInterest('BTC'),
    liquidations: (facts) => facts.getLiquidations('BTC'),
  },
})

describe('CoinGlass in the practice world', () => {
  it('adds exchanges up to the whole', async () => {
    const interest = await open().getOpenInterest('SOL')
    const sum = interest?.exchanges.reduce((total, each) => total + each.openInterestUsd, 0) ?? 0
    expect(sum / (interest?.total?.openInterestUsd ?? 1)).toBeCloseTo(1, 6)
    const closed = await open().getLiquidations('SOL')
    expect((closed?.total?.longUsd ?? 0) + (closed?.total?.shortUsd ?? 0)).toBeCloseTo(
      closed?.total?.totalUsd ?? 0,
      2,
    )
  })

  it('pays funding in the future', async () => {
    const funding = await open().getFunding('ETH')
    expect(funding?.rates.length).toBeGreaterThan(2)
    for (const { nextAt } of funding?.rates ?? [])
      expect(Date.parse(nextAt ?? '')).toBeGreaterThan(Date.now() - 1_000)
  })

  it('has no perpetual of a stable coin or of nothing', async () => {
    expect(await open().getFunding('USDC')).toBeNull()
    expect(await open().getLiquidations('NOSUCHCOIN')).toBeNull()
  })
})
