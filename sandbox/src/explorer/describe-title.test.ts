import { describe, expect, it } from 'vitest'
import { describeTitle } from './describe-title.ts'
import type { Amount, Token } from './views.ts'

const token = (symbol: string, changes: Partial<Token> = {}): Token => ({
  ...{
    address: symbol,
    symbol,
    name: symbol,
    decimals: 6,
    logo: null,
    assetId: null,
    kind: 'token' as const,
  },
  ...changes,
})
const SOL = token('SOL', { decimals: 9, kind: 'native', address: null })
const WSOL = token('SOL', { decimals: 9, kind: 'wrapped' })
const of = (of: Token, raw: bigint): Amount => ({ token: of, raw })
const tell = (moved: readonly Amount[], more: Partial<Parameters<typeof describeTitle>[0]> = {}) =>
  describeTitle({ isSuccess: true, moved, other: null, sentence: null, ...more })
const SOMEBODY = { address: '7kQhVbR2tYk7WnPc5LbXe9JdGs3UfAo6TzQhNxTz4mPw', name: null }

describe('the title of a transaction', () => {
  it('says what was swapped for what', () => {
    expect(tell([of(SOL, -120_000_000n), of(token('USDC'), 20_194_900n)])).toBe(
      'Swapped 0.12 SOL for 20.1949 USDC',
    )
  })

  it('speaks of the tokens where coin moved beside them', () => {
    const moved = [of(SOL, -5_000n), of(token('USDC'), -20_000_000n), of(token('JUP'), 40_000_000n)]
    expect(tell(moved)).toBe('Swapped 20 USDC for 40 JUP')
  })

  it('tells wrapping from swapping', () => {
    expect(tell([of(SOL, -1_002_039_280n), of(WSOL, 1_000_000_000n)])).toBe('Wrapped 1 SOL')
    expect(tell([of(WSOL, -1_000_000_000n), of(SOL, 1_002_039_280n)])).toBe('Unwrapped 1 SOL')
  })

  it('names the other side of what went one way', () => {
    expect(tell([of(SOL, -1_000_000_000n)], { other: SOMEBODY })).toBe('Sent 1 SOL to 7kQh…4mPw')
    const faucet = { ...SOMEBODY, name: 'Practice faucet' }
    expect(tell([of(SOL, 1_000_000_000n)], { other: faucet })).toBe('Received 1 SOL from Practice faucet')
  })

  it('takes the words of the call where nothing moved or nothing came of it', () => {
    expect(tell([], { sentence: 'Let Permit2 spend any amount of USDC' })).toBe(
      'Let Permit2 spend any amount of USDC',
    )
    expect(tell([], { isSuccess: false, sentence: 'Send 1 SOL to 7kQh…4mPw' })).toBe(
      'Failed: send 1 SOL to 7kQh…4mPw',
    )
    expect(tell([])).toBe('Transaction')
  })
})
