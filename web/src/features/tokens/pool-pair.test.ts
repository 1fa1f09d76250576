import { describe, expect, it } from 'vitest'
import type { PickedToken } from '../../lib/feature.ts'
import { withToken } from './pool-pair.ts'

const token = (address: string): PickedToken => ({
  chain: 'solana',
  address,
  symbol: address,
  name: address,
  decimals: 6,
  logoUrl: null,
})
const [SOL, JUP] = [token('SOL'), token('JUP')]

describe('withToken', () => {
  it('R2-098 removes the token of one side and leaves the other', () => {
    expect(withToken({ a: SOL, b: JUP }, 'a', null)).toEqual({ a: null, b: JUP })
    expect(withToken({ a: SOL, b: JUP }, 'b', null)).toEqual({ a: SOL, b: null })
  })

  it('never has the same token on both sides', () => {
    expect(withToken({ a: SOL, b: null }, 'b', SOL)).toEqual({ a: null, b: SOL })
    expect(withToken({ a: SOL, b: JUP }, 'a', SOL)).toEqual({ a: SOL, b: JUP })
  })
})
