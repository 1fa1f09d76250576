import { describe, expect, it } from 'vitest'
import { toFailure } from '../errors/failure.ts'
import type { RawAmount } from '../money/raw-amount.ts'
import {
  EVM_DIALOG_DEBOUNCE_MS,
  QUOTE_DEBOUNCE_MS,
  QUOTE_REFRESH_MS,
  QUOTE_STALE_MS,
  SWAP_TOAST_MS,
} from './constants.ts'
import { swapErrors } from './errors.ts'
import { isExpired, isWorseThanSeen } from './judge-price.ts'
import { SWAP_SUCCEEDED, swapFailed, tradeFailed } from './outcome-texts.ts'
import { EMPTY_PAIR, flipPair, pickSide, setDefaults, type TokenPair } from './token-pair.ts'
import { AMOUNT_STEP, acceptsAmount, cutDecimals, stepAmount } from './type-amount.ts'
import { PROVIDER_LABELS, PROVIDERS, VENUE_LABELS, whyNotOffered } from './venues.ts'

describe('typing an amount', () => {
  it('R2-183 takes digits with one optional point and nothing else', () => {
    for (const text of ['', '1', '1.', '.5', '0.25']) expect(acceptsAmount(text, 9)).toBe(true)
    for (const text of ['-1', '1e5', '1,5', '1.2.3', 'a', ' 1', '+1'])
      expect(acceptsAmount(text, 9)).toBe(false)
  })
  it('takes no more decimals than the token has', () => {
    expect([acceptsAmount('0.123456', 6), acceptsAmount('0.1234567', 6)]).toEqual([true, false])
    expect(cutDecimals('0.1234567', 6)).toBe('0.123456')
    expect(cutDecimals('7.9', 0)).toBe('7')
    expect(cutDecimals('7.', 6)).toBe('7.')
  })
  it('R2-184 steps by 0.000001', () => {
    expect(AMOUNT_STEP).toBe('0.000001')
    expect(stepAmount('1', 9, 1)).toBe('1.000001')
    expect(stepAmount('1.000001', 9, -1)).toBe('1')
    expect(stepAmount('', 9, -1)).toBe('0')
    expect(stepAmount('1', 2, 1)).toBe('1.01')
  })
})

describe('the pair', () => {
  const picks = ['SOL', 'USDC', 'USDT', 'HUSTLE']
  it('R2-173 begins with the first two quick picks, once', () => {
    const begun = setDefaults<string>(EMPTY_PAIR, picks)
    expect(begun).toMatchObject({ sell: 'SOL', buy: 'USDC' })
    const cleared = pickSide(begun, 'sell', null)
    expect(setDefaults(pickSide(cleared, 'buy', null), picks)).toMatchObject({ sell: null, buy: null })
  })
  it('R2-173 leaves alone what was chosen before the quick picks were known', () => {
    const chosen: TokenPair<string> = pickSide<string>(EMPTY_PAIR, 'buy', 'JUP')
    expect(setDefaults(chosen, picks)).toMatchObject({ sell: null, buy: 'JUP' })
    expect(setDefaults<string>(EMPTY_PAIR, ['SOL'])).toBe(EMPTY_PAIR)
  })
  it('R2-065 R2-080 flips', () => {
    expect(flipPair({ sell: 'SOL', buy: null, isUntouched: false })).toMatchObject({ sell: null, buy: 'SOL' })
  })
})

describe('a price that moved', () => {
  const quote = (minBuyAmountRaw: RawAmount, sellAmountRaw: RawAmount = '5') => ({
    terms: { sellToken: 'native', buyToken: 'Mint', sellAmountRaw, minBuyAmountRaw },
  })
  it('is one that gives less than what was seen for the same question', () => {
    expect(isWorseThanSeen(quote('100'), quote('99'))).toBe(true)
    expect(isWorseThanSeen(quote('100'), quote('100'))).toBe(false)
    expect(isWorseThanSeen(quote('100'), quote('1000'))).toBe(false)
    expect(isWorseThanSeen(quote('100'), quote('50', '2'))).toBe(false)
    expect(isWorseThanSeen(null, quote('1'))).toBe(false)
  })
  it('is asked for anew once the venue no longer stands by it', () => {
    const expiresAt = '2026-01-01T00:00:10.000Z'
    expect(isExpired({ expiresAt }, Date.parse(expiresAt) - 1)).toBe(false)
    expect(isExpired({ expiresAt }, Date.parse(expiresAt))).toBe(true)
    expect(isExpired({ expiresAt: null }, Number.MAX_SAFE_INTEGER)).toBe(false)
  })
})

describe('what people are told', () => {
  const NO = toFailure(swapErrors.failed({ text: 'No.' }))
  it('R2-282 R2-283 success, by chain (decision C18)', () => {
    expect(SWAP_SUCCEEDED.solana).toBe('Successfully swapped tokens')
    for (const chain of ['ethereum', 'bsc', 'hedera'] as const) {
      expect(SWAP_SUCCEEDED[chain]).toBe('Swapped tokens successfully')
    }
  })
  it('R2-263 a failed swap says its message, or that an error occurred', () => {
    expect(swapFailed('solana', NO)).toEqual({ title: 'Swap failed', description: 'No.' })
    for (const none of [null, { ...NO, text: '' }]) {
      expect(swapFailed('bsc', none).description).toBe('An error occurred while swapping tokens')
    }
  })
  it('R2-264 R2-265 a failed dialog says its message, or what its chain says without one', () => {
    expect(tradeFailed('ethereum', NO)).toEqual({ title: 'Transaction failed', description: 'No.' })
    expect(tradeFailed('ethereum', null).description).toBe('Unknown error')
    expect(tradeFailed('bsc', { ...NO, text: '' }).description).toBe('Unknown error')
    expect(tradeFailed('solana', null).description).toBe('An error occurred during the transaction')
  })
  it('R2-268 on Hedera the reason stands behind the chain, and a lack of funds is named so', () => {
    expect(swapFailed('hedera', NO).description).toBe('Failed to swap tokens on Hedera: No.')
    const lacking = toFailure(swapErrors.insufficientFunds({ text: 'In other words.' }))
    expect(swapFailed('hedera', lacking).description).toBe(
      'Failed to swap tokens on Hedera: Insufficient funds',
    )
  })
  it('R2-186 R2-266 R2-267 what the server says where nobody said more', () => {
    expect(swapErrors.missingParameters().message).toBe('Missing required swap parameters')
    expect(swapErrors.quoteFailed().message).toBe('Failed to fetch quote')
    expect(swapErrors.failed().message).toBe('Failed to swap tokens')
  })
  it('R2-060 R2-067 the providers by their names', () => {
    expect(PROVIDERS.map((provider) => PROVIDER_LABELS[provider])).toEqual(['Auto', 'Uniswap X', '0x'])
    expect([VENUE_LABELS['uniswap-x'], VENUE_LABELS['zero-x']]).toEqual(['Uniswap X', '0x'])
  })
  it('R2-060 Uniswap X is not offered on BSC, and says so (decision D11)', () => {
    expect(PROVIDERS.map((provider) => whyNotOffered('ethereum', provider))).toEqual([null, null, null])
    expect(whyNotOffered('bsc', 'uniswapx')).toMatch(/^Uniswap X is not offered on BSC/)
    expect(whyNotOffered('bsc', '0x')).toBeNull()
  })
})

describe('times', () => {
  it('R2-293 R2-294 typing rests 500 ms before a quote, 400 ms in the EVM dialogs', () => {
    expect([QUOTE_DEBOUNCE_MS, EVM_DIALOG_DEBOUNCE_MS]).toEqual([500, 400])
  })
  it('R2-296 a quote is stale after a second', () => {
    expect(QUOTE_STALE_MS).toBe(1_000)
    expect(QUOTE_REFRESH_MS).toBeGreaterThan(QUOTE_STALE_MS)
  })
  it('R2-318 the toast of a success stands for five seconds', () => {
    expect(SWAP_TOAST_MS).toBe(5_000)
  })
})
