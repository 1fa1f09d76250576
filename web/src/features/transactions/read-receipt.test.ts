import type { RawAmount } from '@windhover/core/money/raw-amount'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readReceipt, showDifference } from './read-receipt.ts'

const change = (symbol: string, amountRaw: RawAmount) => ({
  token: symbol,
  symbol,
  decimals: 6,
  amountRaw,
  amountUsd: null,
})

describe('readReceipt', () => {
  it('sets quoted against executed, token by token', () => {
    const rows = readReceipt({
      quoted: [change('USDC', '-120000000'), change('JUP', '812378000')],
      executed: [change('USDC', '-120000000'), change('JUP', '811906000')],
      fees: [],
      confirmedAt: null,
    })
    expect(rows).toEqual([
      { token: 'USDC', label: 'Sent', quoted: '120 USDC', executed: '120 USDC', difference: 'none' },
      {
        token: 'JUP',
        label: 'Received',
        quoted: '812.378 JUP',
        executed: '811.906 JUP',
        difference: '−0.06%',
      },
    ])
  })

  it('knows no figure that nobody has told', () => {
    const [row] = readReceipt({
      quoted: [change('JUP', '5')],
      executed: [],
      fees: [],
      confirmedAt: null,
    })
    expect(row).toMatchObject({ executed: null, difference: null })
  })
})

describe('showDifference', () => {
  it.each<[RawAmount, RawAmount, string]>([
    ['100', '101', '+1.00%'],
    ['-100', '-99', '−1.00%'],
    ['100000000', '99999999', '−<0.01%'],
    ['0', '5', '–'],
    ['3', '300', '+9900.00%'],
  ])('from %s to %s is %s', (quoted, executed, words) => {
    expect(showDifference({ amountRaw: quoted }, { amountRaw: executed })).toBe(words)
  })

  it('has the sign of the difference, whatever the size of the numbers', () => {
    const raw = fc.bigInt({ min: 1n, max: 10n ** 77n })
    fc.assert(
      fc.property(raw, raw, (quoted, executed) => {
        const words = showDifference({ amountRaw: `${quoted}` }, { amountRaw: `${executed}` })
        const expected = executed === quoted ? 'none' : executed > quoted ? '+' : '−'
        expect(words.startsWith(expected)).toBe(true)
      }),
    )
  })
})
