import { authorityErrors } from '@windhover/core/authority/errors'
import type { Envelope } from '@windhover/core/authority/statements'
import { isAppError } from '@windhover/core/errors/app-error'
import type { RawAmount } from '@windhover/core/money/raw-amount'
import type { IntentOf } from '@windhover/core/transactions/intent'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkExecution } from './check-execution.ts'

const NOW_MS = Date.UTC(2026, 10, 18)
const SOLD = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const envelope: Envelope = {
  kind: 'envelope',
  version: 1,
  vaultId: '1001',
  chain: 'ethereum',
  sellToken: SOLD,
  buyToken: 'native',
  totalSellRaw: '1000',
  worstPrice: { sellRaw: '3', buyRaw: '7' },
  executionsMax: 4,
  feeMaxRaw: '5',
  at: NOW_MS,
  expiresAt: NOW_MS + 1_000,
  nonce: '0f'.repeat(16),
}
const raw = (amount: bigint | number): RawAmount => String(amount) as RawAmount
const swap = (change: Partial<IntentOf<'swap'>> = {}): IntentOf<'swap'> => ({
  id: '3f0c8a34-7f5e-4f0e-9d52-1b1a55a6f001',
  vaultId: '1001',
  type: 'swap',
  chain: 'ethereum',
  venue: 'zero-x',
  sellToken: SOLD,
  buyToken: 'native',
  sellAmountRaw: raw(300),
  quotedBuyAmountRaw: raw(800),
  minBuyAmountRaw: raw(700),
  slippageBps: 100,
  serviceFeeRaw: null,
  ...change,
})
const NONE = { executions: 0, sellRaw: 0n }
const outcome = (change: Partial<IntentOf<'swap'>>, used = NONE, nowMs = NOW_MS) => {
  try {
    return checkExecution({ envelope, intent: swap(change), used, nowMs })
  } catch (error) {
    if (isAppError(error)) return error.code
    throw error
  }
}

describe('an execution', () => {
  it('takes what it sells out of the envelope', () => {
    expect(outcome({})).toBe(300n)
    expect(outcome({ serviceFeeRaw: raw(5) })).toBe(300n)
  })

  it.each<[string, Partial<IntentOf<'swap'>>]>([
    ['of another vault', { vaultId: '1002' }],
    ['on another chain', { chain: 'bsc' }],
    ['of another token', { sellToken: 'native' }],
    ['for another token', { buyToken: SOLD }],
    ['with a larger fee', { serviceFeeRaw: raw(6) }],
    ['of nothing', { sellAmountRaw: raw(0) }],
  ])('%s is refused', (_what, change) => {
    expect(outcome(change)).toBe(authorityErrors.envelopeMismatch.code)
  })

  it('is refused below the price, to the unit', () => {
    expect(outcome({ minBuyAmountRaw: raw(700) })).toBe(300n)
    expect(outcome({ minBuyAmountRaw: raw(699) })).toBe(authorityErrors.envelopePrice.code)
  })

  it('is refused after its time, its number and its amount', () => {
    expect(outcome({}, NONE, NOW_MS + 1_000)).toBe(authorityErrors.envelopeEnded.code)
    expect(outcome({}, { executions: 4, sellRaw: 0n })).toBe(authorityErrors.envelopeSpent.code)
    expect(outcome({}, { executions: 1, sellRaw: 701n })).toBe(authorityErrors.envelopeSpent.code)
    expect(outcome({}, { executions: 1, sellRaw: 700n })).toBe(300n)
  })

  it('never sells more, more often or for less than was allowed, whatever is asked', () => {
    const asked = fc.record({ sell: fc.bigInt(0n, 1_200n), buy: fc.bigInt(0n, 3_000n) })
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 30 }), (wishes) => {
        let used = NONE
        let bought = 0n
        for (const { sell, buy } of wishes) {
          const taken = outcome({ sellAmountRaw: raw(sell), minBuyAmountRaw: raw(buy) }, used)
          if (typeof taken !== 'bigint') continue
          used = { executions: used.executions + 1, sellRaw: used.sellRaw + taken }
          bought += buy
        }
        expect(used.executions).toBeLessThanOrEqual(4)
        expect(used.sellRaw).toBeLessThanOrEqual(1_000n)
        expect(bought * 3n).toBeGreaterThanOrEqual(used.sellRaw * 7n)
      }),
    )
  })
})
