import { describe, expect, it } from 'vitest'
import { readHops } from './read-hops.ts'

const sell = { address: 'native', symbol: 'SOL' }
const buy = { address: 'MintJup', symbol: 'JUP' }
const step = (fromToken: string, toToken: string, more: { label?: string; sharePct?: number } = {}) => ({
  label: 'Orca',
  fromToken,
  toToken,
  fromSymbol: null,
  toSymbol: toToken === 'MintUsdc' ? 'USDC' : null,
  sharePct: 100,
  ...more,
})

describe('readHops', () => {
  it('lists only the sold and the bought token for one step or none', () => {
    expect(readHops([step('native', 'MintJup')], { sell, buy })).toEqual({
      tokens: [sell, buy],
      venues: ['Orca'],
    })
    expect(readHops([], { sell, buy }).tokens).toEqual([sell, buy])
  })
  it('lists the tokens in between in route order, and each venue once', () => {
    const steps = [
      step('native', 'MintUsdc'),
      step('MintUsdc', 'SomeVeryLongMintAddress'),
      step('SomeVeryLongMintAddress', 'MintJup', { label: 'Raydium' }),
    ]
    const { tokens, venues } = readHops(steps, { sell, buy })
    expect(tokens.map(({ symbol }) => symbol)).toEqual(['SOL', 'USDC', 'Some…ress', 'JUP'])
    expect(venues).toEqual(['Orca', 'Raydium'])
  })
  it('adds no token when the amount is split between venues', () => {
    const split = [
      step('native', 'MintJup', { sharePct: 60 }),
      step('native', 'MintJup', { label: 'Raydium', sharePct: 40 }),
    ]
    expect(readHops(split, { sell, buy }).tokens).toHaveLength(2)
  })
})
