import { describe, expect, it } from 'vitest'
import type { TokenPassport } from './contract.ts'
import { listGoodFacts } from './good-facts.ts'

const passport = (
  token: Partial<TokenPassport['token']>,
  rest: Partial<TokenPassport> = {},
): TokenPassport => ({
  token: {
    ...{ chain: 'solana', address: 'JUP', symbol: 'JUP', name: 'Jupiter', decimals: 6, icon: null },
    ...{ logoURI: null, priceUsd: 1, priceChange24hPct: 0, liquidityUsd: null, marketCapUsd: null },
    ...{ holderCount: null, isVerified: true },
    ...token,
  },
  ...{ imitates: null, ageMs: null, topHoldersPct: null, transferTaxBps: null, canSell: null, risks: [] },
  ...rest,
})
const claims = (asked: TokenPassport) => listGoodFacts(asked).map(({ claim }) => claim)

describe('what is fine about a token', () => {
  it('is said of what was checked', () => {
    const all = passport(
      { mintAuthority: null, freezeAuthority: null },
      { canSell: true, transferTaxBps: 0, topHoldersPct: 18.42 },
    )
    expect(listGoodFacts(all)).toEqual([
      { claim: 'Supply is fixed.', text: 'No one can create more JUP.' },
      { claim: 'No one can freeze your JUP.', text: null },
      { claim: 'You can sell.', text: null },
      { claim: 'No transfer tax.', text: 'Everything you send arrives.' },
      { claim: 'Spread out.', text: 'The 10 largest wallets hold 18.4%.' },
    ])
  })

  it('is not said of what nobody could check, nor of what is a risk', () => {
    expect(claims(passport({}))).toEqual([])
    const risky = passport(
      { mintAuthority: 'key', freezeAuthority: 'key' },
      { canSell: false, transferTaxBps: 500, topHoldersPct: 80 },
    )
    expect(claims(risky)).toEqual([])
  })

  it('does not call the supply of a coin fixed: its network makes more', () => {
    const coin = passport({ address: 'native', symbol: 'SOL', mintAuthority: null, freezeAuthority: null })
    expect(claims(coin)).toEqual(['No one can freeze your SOL.'])
  })
})
