import { sampleHolding } from '@windhover/core/balances/testing/sample-wallet'
import type { ChainId } from '@windhover/core/chains/chain'
import { describe, expect, it } from 'vitest'
import { splitHidden, walletRows } from './token-rows.ts'

const rowsOf = (chain: ChainId, ...tokens: string[]) =>
  walletRows({ chain, holdings: tokens.map((token) => sampleHolding({ token })) })
const tokensOf = (rows: ReturnType<typeof rowsOf>) => rows.map(({ token }) => token)

describe('rows of the token tables', () => {
  it('R2-016 puts SOL first wherever it came, and keeps the order of the others', () => {
    expect(tokensOf(rowsOf('solana', 'mintB', 'mintA', 'native'))).toEqual(['native', 'mintB', 'mintA'])
  })

  it('R2-306 counts SOL in 9 decimals, and names what nobody named', () => {
    const [sol, other] = walletRows({
      chain: 'solana',
      holdings: [
        sampleHolding({ token: 'native', amountRaw: '1000000000', decimals: 9 }),
        sampleHolding({ token: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' }),
      ],
    })
    expect(sol).toMatchObject({ symbol: 'SOL', amountRaw: 10n ** 9n, decimals: 9, chain: 'solana' })
    expect(other?.symbol).toBe('EPjF…Dt1v')
  })

  it.each([
    ['ethereum', 'ETH', 'Ether'],
    ['bsc', 'BNB', 'BNB'],
    ['hedera', 'HBAR', 'Hedera'],
  ] as const)('names the coin of %s, which nodes tell without a name', (chain, symbol, name) => {
    expect(rowsOf(chain, 'native')[0]).toMatchObject({ chain, symbol, name })
  })

  it('R2-042 R2-049 remembers a hidden EVM token by its chain, so that its namesake on the other chain stays', () => {
    const ethereum = rowsOf('ethereum', 'native', '0xAbC')
    const bsc = rowsOf('bsc', 'native', '0xAbC')
    expect([ethereum[1]?.id, bsc[1]?.id]).toEqual(['1:0xabc', '56:0xabc'])
    const hidden = ['1:0xabc']
    expect(tokensOf(splitHidden(ethereum, hidden).shown)).toEqual(['native'])
    expect(tokensOf(splitHidden(ethereum, hidden).hidden)).toEqual(['0xAbC'])
    expect(splitHidden(bsc, hidden).shown).toHaveLength(2)
  })

  it('R2-055 filters hidden Hedera tokens', () => {
    const rows = rowsOf('hedera', '0.0.5', 'native')
    expect(tokensOf(rows)).toEqual(['native', '0.0.5'])
    expect(tokensOf(splitHidden(rows, ['0.0.5']).shown)).toEqual(['native'])
  })
})
