import { memezoneBounds } from '@windhover/core/discovery/memezone-bounds'
import { describe, expect, it } from 'vitest'
import {
  canBeBound,
  isTurnedRound,
  listShownBounds,
  readBounds,
  withoutBound,
  writeBounds,
} from './bounds.ts'

describe('bounds of the memezone', () => {
  it.each(['', '0', '15', '5,000', '0.5', '12.', '.5'])('R3-121 lets %j be typed', (text) => {
    expect(canBeBound(text)).toBe(true)
  })

  it.each(['-1', '+1', 'a', '1e5', '5 000', '0x1', '1.2.3', '∞', '٣'])(
    'R3-121 does not let %j be typed',
    (text) => {
      expect(canBeBound(text)).toBe(false)
    },
  )

  it('R3-122 has no bound where a field is empty, and keeps a zero', () => {
    const bounds = readBounds({ marketCapMin: '5,000', marketCapMax: '', devHoldingMax: '0', buysMin: '.' })
    expect(bounds).toEqual({ marketCapMin: 5_000, devHoldingMax: 0 })
    expect(memezoneBounds.parse(bounds)).toEqual(bounds)
  })

  it('writes what it reads', () => {
    const bounds = { marketCapMin: 5_000, devHoldingMax: 12.5, buysMin: 0 }
    expect(writeBounds({ ...bounds, sellsMin: undefined })).toEqual({
      marketCapMin: '5,000',
      devHoldingMax: '12.5',
      buysMin: '0',
    })
    expect(readBounds(writeBounds(bounds))).toEqual(bounds)
  })

  it('knows when nothing can lie between the two', () => {
    expect(isTurnedRound({ buysMin: '10', buysMax: '9' }, 'buys')).toBe(true)
    expect(isTurnedRound({ buysMin: '10', buysMax: '10' }, 'buys')).toBe(false)
    expect(isTurnedRound({ buysMin: '10' }, 'buys')).toBe(false)
  })

  it('says each bound in few words, in the order of the dialog', () => {
    const bounds = { tradesMin: 1_250, devHoldingMax: 15, marketCapMin: 5_000, marketCapMax: 1_050_000 }
    const shown = listShownBounds(bounds)
    expect(shown.map(({ title, range }) => `${title} ${range}`)).toEqual([
      'Market Cap from $5K to $1.05M',
      'Dev holding to 15%',
      'By TXNS from 1.25K',
    ])
    expect(listShownBounds(withoutBound(bounds, 'marketCap')).map(({ name }) => name)).toEqual([
      'devHolding',
      'trades',
    ])
  })
})
