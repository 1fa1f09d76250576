import { describe, expect, it } from 'vitest'
import { makeIntent } from '../../features/transactions/__fixtures__/make-intent.ts'
import { makeSwap } from '../../features/transactions/__fixtures__/make-swap.ts'
import { describeDone } from './describe-intent.ts'

const nobody = () => null
const base = { id: '6f6f3f2e-8c39-4f3e-9a44-0a86a2a3f001', vaultId: '1042' }

describe('what a settled transaction did', () => {
  it('is told in the past tense, with what came and what it was worth', () => {
    const swap = makeSwap()
    const [sold] = swap.receipt?.executed ?? []
    if (sold) sold.amountUsd = -412.5
    expect(describeDone(swap, nobody)).toEqual({
      title: 'Swapped 2.5 SOL',
      detail: 'for 811.906 JUP',
      usd: 412.5,
    })
    expect(describeDone(makeSwap({ executedBuyRaw: null }), nobody).detail).toBe('for JUP')
  })

  it('names the recipient by their own name where the person gave one', () => {
    expect(describeDone(makeIntent(), nobody)).toEqual({
      title: 'Sent 0.12 SOL',
      detail: 'to 9wFk3T…7Rda',
      usd: null,
    })
    expect(describeDone(makeIntent(), () => 'Marta').detail).toBe('to Marta')
  })

  it.each([
    [{ ...base, type: 'wrap', chain: 'hedera', amountRaw: '150000000' }, 'Wrapped 1.5 HBAR', 'to WHBAR'],
    [{ ...base, type: 'unwrap', chain: 'solana', amountRaw: 'all' }, 'Unwrapped all WSOL', 'to SOL'],
    [{ ...base, type: 'associate', chain: 'hedera', token: '0.0.731904' }, 'Accepted 0.0.…1904', null],
  ] as const)('%s is %s', (intent, title, detail) => {
    expect(describeDone(makeIntent({ intent }), nobody)).toEqual({ title, detail, usd: null })
  })
})
