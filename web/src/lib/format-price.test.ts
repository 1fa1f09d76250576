import { describe, expect, it } from 'vitest'
import { formatAxisPrice, formatChange, formatMarketPrice, toneOfChange } from './format-price.ts'

describe('prices of the market', () => {
  it.each([
    [151.2249, '$151.22'],
    [64_000, '$64,000.00'],
    [0.51274, '$0.5127'],
    [0.02, '$0.02000'],
    [0.000012345, '$0.0₄1235'],
    [0.0000000001874, '$0.0₉1874'],
    [0, '$0.00'],
  ])('%d reads %s', (price, text) => expect(formatMarketPrice(price)).toBe(text))

  it('changes carry their sign, and next to nothing has no direction', () => {
    expect([formatChange(8.416), formatChange(-3.18)]).toEqual(['+8.42%', '−3.18%'])
    expect(formatChange(-0.001)).toBe('0.00%')
    expect([toneOfChange(0.04), toneOfChange(-0.05), toneOfChange(2)]).toEqual(['neutral', 'down', 'up'])
  })

  it('an axis has as many decimals as its lines need', () => {
    expect([formatAxisPrice(0.9975, 4), formatAxisPrice(150, 0)]).toEqual(['$0.9975', '$150.00'])
  })
})
