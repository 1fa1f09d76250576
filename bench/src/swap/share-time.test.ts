import { expect, it } from 'vitest'
import { shareTime } from './share-time.ts'

it('gives every moment of a swap to one account', () => {
  const spans = [
    { who: 'venue' as const, call: 'quote', fromMs: 10, toMs: 30 },
    { who: 'chain' as const, call: 'simulate', fromMs: 35, toMs: 45 },
    { who: 'signer' as const, call: 'sign', fromMs: 50, toMs: 55 },
    { who: 'chain' as const, call: 'submit', fromMs: 60, toMs: 70 },
    { who: 'chain' as const, call: 'getStatus', fromMs: 71, toMs: 73 },
    { who: 'chain' as const, call: 'getStatus', fromMs: 90, toMs: 94 },
  ]
  const shares = shareTime(spans, { fromMs: 0, toMs: 100 })
  expect(shares).toEqual({ venue: 20, signer: 5, chain: 26, waiting: 18, own: 31, total: 100 })
})
