import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { TokenPair } from '../../../lib/feature.ts'
import PoolTokenPickers from './pool-token-pickers.tsx'

const BONK = {
  chain: 'solana',
  address: 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263',
  symbol: 'BONK',
  name: 'Bonk',
  decimals: 5,
  logoUrl: null,
} as const

const draw = (value: TokenPair) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PoolTokenPickers chain="solana" value={value} onChange={() => undefined} />
    </QueryClientProvider>,
  )

/** No screen has room for them before the pools do, so they are drawn here without a browser. */
describe('PoolTokenPickers', () => {
  it('R2-096 R2-097 are two, and search by name, symbol or address', () => {
    const html = draw({ a: null, b: null })
    expect(html).toContain('aria-label="Token A"')
    expect(html).toContain('aria-label="Token B"')
    expect(html.match(/placeholder="Search by name, symbol or address"/g)).toHaveLength(2)
  })

  it('R2-098 have a clear button each where a token is picked', () => {
    const html = draw({ a: BONK, b: null })
    expect(html).toContain('BONK')
    expect(html).toContain('aria-label="Clear Token A"')
    expect(html).not.toContain('aria-label="Clear Token B"')
  })
})
