import { describe, expect, it } from 'vitest'
import { hederaSwapFee, leastBought, slippageBpsOf } from './make-terms.ts'

const swap = { buyAmountRaw: 1_000_000n, venueMinRaw: 980_000n }

describe('the least that may arrive', () => {
  it('R2-298 is 85 percent of the quote on Hedera, however much slippage is allowed', () => {
    for (const pct of [15, 16, 25, 40])
      expect(leastBought({ ...swap, chain: 'hedera', slippageBps: slippageBpsOf(pct) })).toBe(850_000n)
  })

  it('is tighter on Hedera where the person is', () => {
    expect(leastBought({ ...swap, chain: 'hedera', slippageBps: 200 })).toBe(980_000n)
    expect(leastBought({ ...swap, chain: 'hedera', slippageBps: 0 })).toBe(1_000_000n)
  })

  it('is never nothing', () => {
    expect(leastBought({ chain: 'hedera', buyAmountRaw: 1n, venueMinRaw: 1n, slippageBps: 1_500 })).toBe(1n)
  })

  it('is what the venue guarantees elsewhere', () => {
    for (const chain of ['solana', 'ethereum', 'bsc'] as const)
      expect(leastBought({ ...swap, chain, slippageBps: 4_000 })).toBe(980_000n)
  })
})

describe('the fee of a swap on Hedera', () => {
  it('R2-297 is one percent of what is sold, in HBAR', () => {
    expect(hederaSwapFee(5_000_000_000n)).toBe(50_000_000n)
    expect(hederaSwapFee(99n)).toBe(0n)
  })
})

it('slippage in percent has hundredths', () => {
  expect(slippageBpsOf(0.1)).toBe(10)
  expect(slippageBpsOf(2.3)).toBe(230)
})
