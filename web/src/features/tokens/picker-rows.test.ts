import type { TokenRow } from '@windhover/core/tokens/contract'
import { describe, expect, it } from 'vitest'
import { listPickerItems, type PickerFacts, sixDecimals } from './picker-rows.ts'

const token = (symbol: string, changes: Partial<TokenRow> = {}): TokenRow => ({
  chain: 'solana',
  address: `mint of ${symbol}`,
  symbol,
  name: `${symbol} coin`,
  decimals: 6,
  icon: null,
  logoURI: null,
  priceUsd: null,
  priceChange24hPct: null,
  liquidityUsd: null,
  marketCapUsd: null,
  holderCount: null,
  isVerified: true,
  risks: [],
  ...changes,
})
const holding = (symbol: string, amountRaw: bigint, valueUsd: number | null) => {
  const { chain, address, name, decimals } = token(symbol)
  return { token: { chain, address, symbol, name, decimals, logoUrl: null }, amountRaw, valueUsd }
}
const COPY = { kind: 'look-alike', level: 'danger', label: 'Look-alike of JUP', text: '' } as const
const NOTHING: PickerFacts = {
  query: '',
  holdings: undefined,
  held: [],
  trending: [],
  found: [],
  isAnswered: true,
}
const lines = (facts: Partial<PickerFacts>) =>
  listPickerItems({ ...NOTHING, ...facts }).map((item) =>
    item.kind === 'heading'
      ? item.label
      : [item.row.token.symbol, item.row.amountText, item.row.valueText].join(' '),
  )

describe('listPickerItems', () => {
  it('shows what the vault holds, then what is traded most and not held', () => {
    expect(
      lines({
        holdings: [holding('SOL', 1_500_000n, 250)],
        trending: [token('JUP'), token('SOL')],
      }),
    ).toEqual(['In this vault', 'SOL 1.500000 $250.00', 'Trending', 'JUP 0.000000 $0.00'])
  })

  it('tells no amounts without a vault, and says so when nobody knows them', () => {
    expect(lines({ trending: [token('JUP')] })).toEqual(['Trending', 'JUP  '])
    expect(lines({ trending: [token('JUP')], holdings: null })).toEqual(['Trending', 'JUP – '])
  })

  it('puts copies last and never tells what they would be worth', () => {
    const copy = token('JUP', { address: 'copy', isVerified: false, risks: [COPY] })
    const held = {
      ...holding('JUP', 1_000_000n, 99),
      token: { ...holding('JUP', 0n, 0).token, address: 'copy' },
    }
    expect(lines({ holdings: [held, holding('SOL', 1n, 0)], held: [copy] })).toEqual([
      'In this vault',
      'SOL 0.000001 $0.00',
      'JUP 1.000000 ',
    ])
  })

  it('searches in what is held and found, best first, once each', () => {
    const facts = {
      query: 'ju',
      holdings: [holding('JUP', 2_000_000n, 4), holding('SOL', 1n, 1)],
      trending: [token('JUNO')],
      found: [token('JUP'), token('XJU')],
    }
    expect(lines(facts)).toEqual(['JUP 2.000000 $4.00', 'JUNO 0.000000 $0.00', 'XJU 0.000000 $0.00'])
  })

  it('shows what the index found by its own means only when it answers this text', () => {
    const facts = { query: '$jup', found: [token('JUP')] }
    expect(lines(facts)).toEqual(['JUP  '])
    expect(lines({ ...facts, isAnswered: false })).toEqual([])
  })

  it('knows an address of an EVM chain in both ways of writing', () => {
    const found = token('DAI', { chain: 'ethereum', address: '0xAB' })
    const mine = { ...holding('DAI', 1_000_000n, 1) }
    const held = { ...mine, token: { ...mine.token, chain: 'ethereum' as const, address: '0xab' } }
    expect(lines({ query: 'dai', holdings: [held], found: [found] })).toHaveLength(1)
  })
})

describe('sixDecimals', () => {
  it.each([
    [0n, 9, '0.000000'],
    [1_234_567_890n, 6, '1,234.567890'],
    [1n, 9, '<0.000001'],
    [21_450_000n, 0, '21,450,000.000000'],
  ])('writes %s with %s decimals as %s', (raw, decimals, text) => {
    expect(sixDecimals(raw, decimals)).toBe(text)
  })
})
