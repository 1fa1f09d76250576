import { describe, expect, it } from 'vitest'
import { listRisks, type RiskInput } from '../tokens/risk.ts'
import { maxLossOf } from './max-loss.ts'
import { whyBlocked } from './safe-mode.ts'

const fine: RiskInput = {
  isVerified: false,
  imitates: null,
  mintAuthority: null,
  freezeAuthority: null,
  transferTaxBps: 0,
  canSell: true,
  liquidityUsd: 1_000_000,
  ageMs: 10 ** 10,
  topHoldersPct: 10,
}

describe('whyBlocked', () => {
  it.each([
    ['mint authority', { mintAuthority: 'x' }],
    ['freeze authority', { freezeAuthority: 'x' }],
    ['transfer tax', { transferTaxBps: 500 }],
    ['no sell route', { canSell: false }],
    ['thin liquidity', { liquidityUsd: 500 }],
    ['look-alike', { imitates: { symbol: 'USDC' } }],
  ])('%s', (_what, change) => {
    expect(whyBlocked(listRisks({ ...fine, ...change }))).toMatch(/^Safe Mode blocks this token\. .+\.$/)
  })

  it.each([
    ['nothing wrong', {}],
    ['nobody vouches for it', { topHoldersPct: null, ageMs: null }],
    [
      'a known issuer who can mint and freeze',
      { isVerified: true, mintAuthority: 'x', freezeAuthority: 'x' },
    ],
    ['a new token', { ageMs: 1_000 }],
    ['few holders', { topHoldersPct: 90 }],
  ])('does not block %s', (_what, change) => {
    expect(whyBlocked(listRisks({ ...fine, ...change }))).toBeNull()
  })
})

const fee = (amountUsd: number | null, kind = 'network') => ({ kind, amountUsd })

describe('maxLossOf', () => {
  it.each([
    ['a swap', { outUsd: [100], leastInUsd: [97], fees: [fee(0.5), fee(0.2, 'service')] }, 3.7],
    ['a fee that is in the price', { outUsd: [100], leastInUsd: [97], fees: [fee(0.3, 'venue')] }, 3],
    ['a transfer', { outUsd: [50], leastInUsd: [], fees: [fee(0.01)] }, 50.01],
    ['a lucky one', { outUsd: [100], leastInUsd: [101], fees: [fee(0.5)] }, 0.5],
    ['nothing priced on the way out', { outUsd: [null], leastInUsd: [1], fees: [] }, null],
    ['nothing priced on the way in', { outUsd: [1], leastInUsd: [null], fees: [] }, null],
    ['a fee without a price', { outUsd: [1], leastInUsd: [1], fees: [fee(null)] }, null],
  ])('%s', (_what, moved, loss) => {
    const got = maxLossOf(moved)
    if (loss === null) return expect(got).toBeNull()
    expect(got?.totalUsd).toBeCloseTo(loss, 9)
    expect((got?.priceUsd ?? 0) + (got?.feesUsd ?? 0)).toBeCloseTo(loss, 9)
  })
})
