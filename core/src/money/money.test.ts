import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount } from './format-amount.ts'
import { isAmountText, parseAmount } from './parse-amount.ts'
import { partOfAmount } from './part-of-amount.ts'
import { showAmount } from './show-amount.ts'
import { usdValue } from './usd-value.ts'

const anyRaw = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const anyDecimals = fc.integer({ min: 0, max: 18 })

describe('parseAmount', () => {
  it.each([
    ['0', 9, 0n],
    ['1', 9, 1_000_000_000n],
    ['1.', 9, 1_000_000_000n],
    ['.5', 9, 500_000_000n],
    ['1.000000001', 9, 1_000_000_001n],
    ['1.0000000010', 9, 1_000_000_001n],
    ['007', 0, 7n],
    ['12.00', 0, 12n],
    ['115792089237316195423570985008687907853269984665640564039457.584007913129639935', 18, 2n ** 256n - 1n],
  ])('%s with %i decimals is %s', (text, decimals, raw) => {
    expect(parseAmount(text, decimals)).toBe(raw)
  })

  it.each([
    '',
    '.',
    '-1',
    '+1',
    '1e3',
    '0x10',
    '1,5',
    ' 1',
    '1 ',
    '1\n',
    '1.2.3',
    'NaN',
    'Infinity',
    '١',
    '1_0',
  ])('%j is no amount', (text) => {
    expect(parseAmount(text, 9)).toBeNull()
  })

  it('refuses more decimals than the asset has', () => {
    expect(parseAmount('0.0000000001', 9)).toBeNull()
    expect(parseAmount('1.5', 0)).toBeNull()
  })

  it('refuses endless texts', () => {
    expect(parseAmount('1'.repeat(161), 0)).toBeNull()
  })

  it('reads back every amount it wrote, to the last unit', () => {
    fc.assert(
      fc.property(anyRaw, anyDecimals, (raw, decimals) => {
        expect(parseAmount(formatAmount(raw, decimals), decimals)).toBe(raw)
      }),
    )
  })

  it('any text is either refused or means exactly what it says', () => {
    fc.assert(
      fc.property(fc.string(), anyDecimals, (text, decimals) => {
        const raw = parseAmount(text, decimals)
        if (raw === null) return
        expect(parseAmount(formatAmount(raw, decimals), decimals)).toBe(raw)
        expect(isAmountText(text)).toBe(true)
      }),
    )
  })
})

describe('isAmountText', () => {
  it.each(['', '1', '1.', '.', '.5', '1.25'])('%j may be typed', (text) => {
    expect(isAmountText(text)).toBe(true)
  })
  it.each(['-', '1e', '1,2', '1.2.', ' ', 'a'])('%j may not', (text) => {
    expect(isAmountText(text)).toBe(false)
  })
})

describe('formatAmount', () => {
  it.each([
    [0n, 9, '0'],
    [1n, 18, '0.000000000000000001'],
    [-1_500n, 3, '-1.5'],
    [42n, 0, '42'],
    [100n, 0, '100'],
  ])('%s with %i decimals reads %s', (raw, decimals, text) => {
    expect(formatAmount(raw, decimals)).toBe(text)
  })
})

describe('showAmount', () => {
  it.each([
    [0n, 9, '0'],
    [5_000_000_000n, 9, '5'],
    [1_234_567_890_000n, 6, '1,234,567.89'],
    [123_456_789_123_456_789n, 18, '0.123456'],
    [999_999_999n, 9, '0.999999'],
    [1n, 18, '<0.000001'],
    [1n, 6, '0.000001'],
    [-1_500_000n, 6, '-1.5'],
    [42n, 0, '42'],
    [9_007_199_254_740_993n, 0, '9,007,199,254,740,993'],
  ])('%s with %i decimals reads %s', (raw, decimals, text) => {
    expect(showAmount(raw, decimals)).toBe(text)
  })

  it('shows as many digits as asked for', () => {
    expect(showAmount(1_239_999_999n, 9, 3)).toBe('1.239')
    expect(showAmount(1n, 9, 0)).toBe('<1')
  })

  it('never shows more than is there', () => {
    fc.assert(
      fc.property(anyRaw, anyDecimals, (raw, decimals) => {
        const shown = showAmount(raw, decimals)
        if (shown.startsWith('<')) return
        expect((parseAmount(shown.replaceAll(',', ''), decimals) ?? raw + 1n) <= raw).toBe(true)
      }),
    )
  })
})

describe('partOfAmount', () => {
  it.each([
    [1_000n, 2_500, 250n],
    [999n, 5_000, 499n],
    [999n, 10_000, 999n],
    [1_000_000_000n, 9_850, 985_000_000n],
    [0n, 2_500, 0n],
  ])('%s at %i bps is %s', (amountRaw, bps, part) => {
    expect(partOfAmount({ amountRaw, bps })).toBe(part)
  })

  it('keeps to the decimals it may use', () => {
    const amountRaw = 1_234_567_890_123_456_789n
    expect(partOfAmount({ amountRaw, bps: 10_000, decimals: 18, decimalsMax: 8 })).toBe(
      1_234_567_890_000_000_000n,
    )
    expect(partOfAmount({ amountRaw, bps: 10_000, decimals: 6, decimalsMax: 8 })).toBe(amountRaw)
  })

  it('a part is at most the whole, and parts that add up to it are too', () => {
    fc.assert(
      fc.property(anyRaw, fc.integer({ min: 0, max: 10_000 }), (amountRaw, bps) => {
        const part = partOfAmount({ amountRaw, bps })
        const rest = partOfAmount({ amountRaw, bps: 10_000 - bps })
        expect(part + rest <= amountRaw && amountRaw - part - rest <= 1n).toBe(true)
      }),
    )
  })
})

describe('usdValue', () => {
  it.each([
    [{ amountRaw: 1_500_000_000n, decimals: 9, priceUsd: 150 }, 225],
    [{ amountRaw: 0n, decimals: 18, priceUsd: 3_000 }, 0],
    [{ amountRaw: 12_345_678_901_234_567_890_000_000_000n, decimals: 18, priceUsd: 1 }, 12_345_678_901.23457],
  ])('%o', (holding, usd) => {
    expect(usdValue(holding)).toBeCloseTo(usd, 4)
  })
})
