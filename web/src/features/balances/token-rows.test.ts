import { describe, expect, it } from 'vitest'
import { EVM_CHAINS, evmRows, hederaRows, solanaRows, splitHidden } from './token-rows.ts'

const market = {
  name: null,
  symbol: null,
  logo: null,
  price_usd: null,
  price_change_24h: null,
  market_cap_usd: null,
}
const solana = (mint: string, symbol: string | null = null) => ({
  mint,
  balance: '1',
  balanceRaw: '1000000000',
  decimals: 9,
  tokenAccount: null,
  isFrozen: false,
  valueUsd: null,
  market_data: { ...market, symbol },
})
const evm = (tokenAddress: string, prices: readonly number[] = []) => ({
  tokenAddress,
  tokenBalance: '5',
  tokenMetadata: { decimals: 18, symbol: null, name: null, logo: null },
  tokenPrices: prices.map((value) => ({ currency: 'usd' as const, value, lastUpdatedAt: null })),
  valueUsd: null,
})

describe('rows of the token tables', () => {
  it('R2-016 puts SOL first wherever it came, and keeps the order of the others', () => {
    const rows = solanaRows([solana('mintB'), solana('mintA'), solana('native', 'SOL')])
    expect(rows.map(({ token }) => token)).toEqual(['native', 'mintB', 'mintA'])
  })

  it('R2-306 counts SOL in 9 decimals, and names what nobody named', () => {
    const [sol, other] = solanaRows([
      solana('native'),
      solana('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
    ])
    expect(sol).toMatchObject({ symbol: 'SOL', amountRaw: 10n ** 9n, decimals: 9, chain: 'solana' })
    expect(other?.symbol).toBe('EPjF…Dt1v')
  })

  it('R2-145 reads an empty address as the native coin, and R2-144 uses the first price', () => {
    const rows = evmRows('1', [evm('0xAbC', [2, 3]), evm('')])
    expect(rows.map(({ token, symbol, priceUsd }) => ({ token, symbol, priceUsd }))).toEqual([
      { token: 'native', symbol: 'ETH', priceUsd: null },
      { token: '0xAbC', symbol: '0xAbC', priceUsd: 2 },
    ])
  })

  it('R2-049 treats chain id 56 as the BNB chain', () => {
    expect(EVM_CHAINS['56']).toBe('bsc')
    expect(evmRows('56', [evm('')])[0]).toMatchObject({ chain: 'bsc', symbol: 'BNB' })
  })

  it('R2-042 remembers a hidden EVM token by its chain, so that its namesake on the other chain stays', () => {
    const ethereum = evmRows('1', [evm(''), evm('0xAbC')])
    const bsc = evmRows('56', [evm(''), evm('0xAbC')])
    const hidden = [ethereum[1]?.id ?? '']
    expect(splitHidden(ethereum, hidden).shown.map(({ token }) => token)).toEqual(['native'])
    expect(splitHidden(ethereum, hidden).hidden.map(({ token }) => token)).toEqual(['0xAbC'])
    expect(splitHidden(bsc, hidden).shown).toHaveLength(2)
  })

  it('R2-055 filters hidden Hedera tokens', () => {
    const balance = {
      isNative: false,
      isWrappedHbar: false,
      token_id: '0.0.5',
      symbol: 'SAUCE',
      name: null,
      decimals: 6,
      balance: '1',
      balanceRaw: '1000000',
      icon: null,
      priceUsd: 0.04,
      valueUsd: 0.04,
      evmAddress: null,
    }
    const rows = hederaRows([balance, { ...balance, isNative: true, token_id: 'native', symbol: 'HBAR' }])
    expect(rows.map(({ token }) => token)).toEqual(['native', '0.0.5'])
    expect(splitHidden(rows, ['0.0.5']).shown.map(({ token }) => token)).toEqual(['native'])
  })
})
