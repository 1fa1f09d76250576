import { describe, expect, it } from 'vitest'
import { isAmountText } from '../money/parse-amount.ts'
import { checkUnwrapAll, checkWrap, UNWRAP_ALL_TEXTS, wrapText } from './check-wrap.ts'
import { WRAP_PERCENTS, wrapPercentAmount } from './fill-amount.ts'

const OWNER = 'So11111111111111111111111111111111111111112'
const form = { owner: OWNER, amountText: '1', decimals: 9, balanceRaw: 1_500_000_000n }
const VALID = 'Please enter a valid amount'

describe('wrapping on Solana', () => {
  it('R2-208 takes digits and a point only', () => {
    expect(['1', '1.5', '.5', ''].every(isAmountText)).toBe(true)
    expect(['-1', 'a', '1e3', '1,5'].some(isAmountText)).toBe(false)
  })
  it('R2-209 refuses what is not above 0 or above the SOL balance', () => {
    expect(checkWrap(form)).toBe('ready')
    for (const amountText of ['0', '.', '1.500000001', '2', 'x']) {
      expect(wrapText('solana', checkWrap({ ...form, amountText }))).toBe(VALID)
    }
    expect(checkWrap({ ...form, amountText: '1.5' })).toBe('ready')
    expect(checkWrap({ ...form, amountText: '' })).toBe('empty')
  })
  it('R2-217 needs the address', () => {
    expect(wrapText('solana', checkWrap({ ...form, owner: null }))).toBe('User address is required')
    const unwrap = checkUnwrapAll({ owner: '', hasAccount: true, wrappedRaw: 1n })
    expect(UNWRAP_ALL_TEXTS[unwrap]).toBe('User address is required')
  })
  it('R2-036 unwrapping is off at zero', () => {
    expect(checkUnwrapAll({ owner: OWNER, hasAccount: true, wrappedRaw: 0n })).toBe('nothing')
    expect(checkUnwrapAll({ owner: OWNER, hasAccount: true, wrappedRaw: 1n })).toBe('ready')
  })
  it('R2-274 unwrapping without an account says so', () => {
    const tag = checkUnwrapAll({ owner: OWNER, hasAccount: false, wrappedRaw: 0n })
    expect(UNWRAP_ALL_TEXTS[tag]).toBe('WSOL account not found')
  })
  it('an unknown balance is not zero (decision D1)', () => {
    expect(checkWrap({ ...form, balanceRaw: null })).toBe('balance-unknown')
    expect(checkUnwrapAll({ owner: OWNER, hasAccount: false, wrappedRaw: null })).toBe('balance-unknown')
  })
})

describe('wrapping on Hedera', () => {
  it('R2-210 refuses what is not positive or above the relevant balance', () => {
    const hbar = { owner: '0.0.1001', amountText: '10', decimals: 8, balanceRaw: 1_000_000_000n }
    expect(checkWrap(hbar)).toBe('ready')
    for (const amountText of ['0', '10.00000001', '0.000000001']) {
      expect(wrapText('hedera', checkWrap({ ...hbar, amountText }))).toBe(VALID)
    }
    expect(wrapText('hedera', checkWrap({ ...hbar, owner: null }))).toBe('Hedera account not available')
  })
})

describe('percent buttons', () => {
  it('R2-211 fill in 25, 50 or 100 percent, on Hedera with 8 decimals', () => {
    const filled = (chain: 'solana' | 'hedera', balanceRaw: bigint, decimals: number) =>
      WRAP_PERCENTS.map((percent) => wrapPercentAmount(chain, { balanceRaw, decimals, percent }))
    expect(filled('hedera', 1_000_000_001n, 8)).toEqual(['2.5', '5', '10.00000001'])
    expect(filled('hedera', 1_234_567_890_123_456_789n, 18)).toEqual([
      '0.30864197',
      '0.61728394',
      '1.23456789',
    ])
    expect(filled('solana', 3n, 9)).toEqual(['0', '0.000000001', '0.000000003'])
  })
})
