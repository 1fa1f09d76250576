import { sourceSwitchConformance } from '@windhover/testkit/source-conformance'
import { type MarketDoubles, startMarketDoubles } from '@windhover/testkit/start-market-doubles'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createDefiFacts } from './index.ts'

const ANY_YIELD = { chain: null, symbol: null, project: null, isStable: null, minTvlUsd: 0, limit: 3 }

let doubles: MarketDoubles
beforeAll(async () => {
  doubles = await startMarketDoubles(['defillama'])
})
afterEach(() => doubles?.faults.clear())
afterAll(() => doubles?.stop())

const open = (options: { timeoutMs: number; apiKey: string } = { timeoutMs: 20_000, apiKey: 'practice' }) =>
  createDefiFacts({
    url: doubles.env.DEFILLAMA_URL ?? '',
    yieldsUrl: doubles.env.DEFILLAMA_YIELDS_URL ?? '',
    timeoutMs: options.timeoutMs,
  })

sourceSwitchConformance('defillama', {
  doubles: () => doubles,
  open,
  isKeyed: false,
  questions: {
    chains: (facts) => facts.listChains(4),
    protocols: (facts) => facts.listProtocols({ chain: 'solana', category: null, limit: 3 }),
    'a protocol': (facts) => facts.findProtocol('harbour swap'),
    yields: (facts) => facts.listYields(ANY_YIELD),
  },
})

describe('DefiLlama in the practice world', () => {
  it('adds chains up from their protocols', async () => {
    const [ethereum] = (await open().listChains(4)).filter(({ name }) => name === 'Ethereum')
    const protocols = await open().listProtocols({ chain: 'ethereum', category: null, limit: 50 })
    const sum = protocols.reduce((total, each) => total + each.tvlUsd, 0)
    expect((ethereum?.tvlUsd ?? 0) / sum).toBeCloseTo(1, 2)
  })

  it('pays for lending what trading brings in', async () => {
    const pools = await open().listYields({ ...ANY_YIELD, symbol: 'SOL', limit: 50 })
    expect(pools.length).toBeGreaterThan(0)
    expect(pools.every(({ symbol }) => symbol.includes('SOL'))).toBe(true)
    const yields = pools.map(({ apyPct }) => apyPct)
    expect(yields).toEqual(yields.toSorted((one, other) => other - one))
  })

  it('has one protocol whose words were written for machines', async () => {
    const all = await open().listProtocols({ chain: null, category: null, limit: 50 })
    const lengths = all.map(({ description }) => description?.length ?? 0)
    expect(lengths.filter((length) => length > 80)).toHaveLength(1)
  })
})
