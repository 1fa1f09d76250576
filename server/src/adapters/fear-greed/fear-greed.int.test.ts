import { sourceSwitchConformance } from '@windhover/testkit/source-conformance'
import { type MarketDoubles, startMarketDoubles } from '@windhover/testkit/start-market-doubles'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createMoodIndex } from './index.ts'

let doubles: MarketDoubles
beforeAll(async () => {
  doubles = await startMarketDoubles(['fear-greed'])
})
afterEach(() => doubles?.faults.clear())
afterAll(() => doubles?.stop())

const open = (options: { timeoutMs: number; apiKey: string } = { timeoutMs: 20_000, apiKey: 'practice' }) =>
  createMoodIndex({ url: doubles.env.FEAR_GREED_URL ?? '', timeoutMs: options.timeoutMs })

sourceSwitchConformance('fear-greed', {
  doubles: () => doubles,
  open,
  isKeyed: false,
  questions: {
    'the index': (index) => index.getFearGreed(),
  },
})

describe('Fear and greed in the practice world', () => {
  it('was measured this morning, and its mood fits its value', async () => {
    const { value, mood, measuredAt } = await open().getFearGreed()
    expect(Date.now() - Date.parse(measuredAt)).toBeLessThan(86_400_000)
    const isFearful = mood === 'fear' || mood === 'extreme-fear'
    expect(isFearful).toBe(value < 46)
  })
})
