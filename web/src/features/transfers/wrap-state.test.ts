import { describe, expect, it } from 'vitest'
import { takesAll, WRAP_LABELS, type WrapFacts, wrapProblem, wrapTag } from './wrap-state.ts'

const facts = (changed: Partial<WrapFacts> = {}): WrapFacts => ({
  chain: 'solana',
  mode: 'wrap',
  owner: '9wFk3ThQzVn8K1dG7yWv3cLq6RsE2mTa5XjBp2Lq7Rda',
  given: { decimals: 9, balanceRaw: 1_000_000_000n },
  amountText: '0.5',
  preview: {
    state: 'known',
    last: { succeeds: true, changes: [], fees: [], after: [], isComplete: true, warnings: [] },
  },
  isSending: false,
  ...changed,
})
const problemOf = (changed: Partial<WrapFacts>) => wrapProblem(facts(changed), wrapTag(facts(changed)))

describe('wrapping', () => {
  it('R2-034 takes an amount and is named after it', () => {
    expect(takesAll('solana', 'wrap')).toBe(false)
    expect(WRAP_LABELS[wrapTag(facts())]('Wrap 0.5 SOL')).toBe('Wrap 0.5 SOL')
  })
  it.each(['0', '1.000000001', '.'])('R2-209 %s is no valid amount', (amountText) => {
    expect(problemOf({ amountText })).toBe('Please enter a valid amount')
  })
  it.each(['wrap', 'unwrap'] as const)('R2-210 on Hedera, to %s too much is no valid amount', (mode) => {
    const given = { decimals: 8, balanceRaw: 100n }
    expect(problemOf({ chain: 'hedera', mode, given, amountText: '0.00000101' })).toBe(
      'Please enter a valid amount',
    )
    expect(problemOf({ chain: 'hedera', mode, given, amountText: '0' })).toBe('Please enter a valid amount')
    expect(wrapTag(facts({ chain: 'hedera', mode, given, amountText: '0.000001' }))).toBe('ready')
  })
  it('R2-217 R2-279 needs somebody to do it for', () => {
    expect(problemOf({ owner: null })).toBe('User address is required')
    expect(problemOf({ chain: 'hedera', owner: null })).toBe('Hedera account not available')
  })
  it('nothing typed is nothing wrong', () => {
    expect(wrapTag(facts({ amountText: '' }))).toBe('empty')
    expect(problemOf({ amountText: '' })).toBeNull()
  })
})

describe('unwrapping on Solana', () => {
  const unwrap = { mode: 'unwrap', amountText: '' } as const
  it('R2-035 takes no amount', () => {
    expect(takesAll('solana', 'unwrap')).toBe(true)
    expect(takesAll('hedera', 'unwrap')).toBe(false)
    expect(wrapTag(facts(unwrap))).toBe('ready')
  })
  it('R2-036 cannot be pressed with nothing to unwrap', () => {
    expect(wrapTag(facts({ ...unwrap, given: { decimals: 9, balanceRaw: 0n } }))).toBe('nothing')
  })
  it('R2-274 says when there is no account at all', () => {
    expect(problemOf({ ...unwrap, given: null })).toBe('WSOL account not found')
  })
})
