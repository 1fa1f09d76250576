import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RowPrice } from './row-price.tsx'

const drawn = (usd: number) => renderToStaticMarkup(<RowPrice usd={usd} />)
const textOf = (usd: number) => drawn(usd).replaceAll(/<[^>]*>/g, '')

describe('the price in a row of the balances', () => {
  it.each([
    [199.6411, '$199.641'],
    [1, '$1.000'],
    [0.0012, '$0.001'],
    [0, '$0.000'],
  ])('R2-315 of %d is %s', (usd, text) => expect(textOf(usd)).toBe(text))

  it('has four digits where three decimals would show nothing, and every digit in its title', () => {
    expect(textOf(0.00051234)).toBe('$0.0005123')
    expect(drawn(0.0000187)).toContain('title="$0.0000187"')
    expect(drawn(0.0000187)).toMatch(/aria-label="\$0\.00001870"[^>]*>\$0\.0<sub[^>]*>4<\/sub>1870</)
  })
})
