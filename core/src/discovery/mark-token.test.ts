import { describe, expect, it } from 'vitest'
import { markedToken } from './contract.ts'
import type { SaleCheck } from './mark-sale.ts'
import { type MarkInput, markToken } from './mark-token.ts'

const QUOTED: SaleCheck = {
  how: 'quoted',
  isPossible: true,
  by: 'Jupiter',
  amount: '0.1 SOL',
  impactPct: 1.4,
}
const CLEAN: MarkInput = {
  isVerified: false,
  sale: QUOTED,
  mintAuthority: null,
  freezeAuthority: null,
  transferTaxBps: 0,
  imitates: null,
  liquidityUsd: 412_000,
  topHoldersPct: 21,
  devHoldingPct: 2,
  insiderHoldingPct: 1,
  sniperWallets: 0,
}
const mark = (changed: Partial<MarkInput>) => markToken({ ...CLEAN, ...changed })
const find = (marked: ReturnType<typeof mark>, kind: string) =>
  marked.marks.find((each) => each.kind === kind)

describe('the marks of a token', () => {
  it('are low where everything was checked and is fine', () => {
    const marked = mark({})
    expect(marked).toMatchObject({ verdict: 'low', toCheck: 0 })
    expect(marked.marks.every(({ state }) => state === 'fine')).toBe(true)
    const now = new Date(0).toISOString()
    expect(markedToken.safeParse({ address: 'a', checkedAt: now, ...marked }).success).toBe(true)
  })

  it('say what is to check and why, cautions first', () => {
    const marked = mark({ mintAuthority: 'somebody', devHoldingPct: 12.4, sniperWallets: 4 })
    expect(marked).toMatchObject({ verdict: 'check', toCheck: 3 })
    expect(marked.marks.slice(0, 4).map(({ claim, reason, figure }) => [claim, reason, figure])).toEqual([
      ['Mint authority is active', 'More tokens can be created.', null],
      ['Dev holds 12.4%', 'One seller can move the price.', 'alert at 10%'],
      ['4 wallets bought in the first block', 'They can sell together.', 'alert at 3'],
      ['Can be sold', 'A sale of 0.1 SOL was quoted by Jupiter, not simulated.', '−1.40%'],
    ])
  })

  it.each([
    ['freeze-authority', { freezeAuthority: 'somebody' }, 'Freeze authority is active', 'check'],
    ['transfer-tax', { transferTaxBps: 500 }, '5% transfer tax', 'check'],
    ['transfer-tax', { transferTaxBps: 1_000 }, '10% transfer tax', 'danger'],
    ['insider-holding', { insiderHoldingPct: 20 }, 'Insiders hold 20.0%', 'check'],
    ['insider-holding', { insiderHoldingPct: 19.9 }, 'Insiders hold 19.9%', 'fine'],
    ['dev-holding', { devHoldingPct: 9.9 }, 'Dev holds 9.9%', 'fine'],
    ['dev-holding', { devHoldingPct: 10 }, 'Dev holds 10.0%', 'check'],
    ['snipers', { sniperWallets: 0 }, 'No wallets bought in the first block', 'fine'],
    ['snipers', { sniperWallets: 1 }, '1 wallet bought in the first block', 'fine'],
    ['top-holders', { topHoldersPct: 61.2 }, 'Top 10 hold 61.2%', 'check'],
    ['liquidity', { liquidityUsd: 4_200 }, 'Liquidity $4.20K', 'check'],
    ['look-alike', { imitates: { symbol: 'JUP' } }, 'Look-alike of JUP', 'danger'],
  ] as const)('of %s with %o', (kind, changed, claim, state) => {
    expect(find(mark(changed), kind)).toMatchObject({ claim, state })
  })

  it('of what cannot be sold outweigh all others, whoever found it out', () => {
    const none = mark({ sale: { ...QUOTED, isPossible: false, impactPct: null }, mintAuthority: 'somebody' })
    expect(none).toMatchObject({ verdict: 'cannot-sell', toCheck: 2 })
    expect(none.marks[0]).toMatchObject({
      ...{ claim: 'Cannot be sold', reason: 'Jupiter has no price for a sale of 0.1 SOL.', state: 'danger' },
    })
    const warned = mark({ sale: { how: 'asked', isPossible: false, by: 'Jupiter' } })
    expect(warned.marks[0]).toMatchObject({ reason: 'Jupiter warns that it cannot be sold.' })
  })

  it('never say that more was done than was', () => {
    expect(find(mark({ sale: { how: 'asked', isPossible: true, by: 'Jupiter' } }), 'sellable')).toMatchObject(
      {
        ...{
          claim: 'No warning about selling',
          reason: 'Jupiter has none. No sale was tried.',
          figure: null,
        },
      },
    )
    const anySize = { ...QUOTED, by: '0x', amount: null, impactPct: null }
    expect(find(mark({ sale: anySize }), 'sellable')).toMatchObject({
      ...{ reason: 'A sale was quoted by 0x, not simulated.', figure: null },
    })
  })

  it('say what is unknown, which is not fine', () => {
    const marked = mark({
      ...{ sale: { how: 'not' }, mintAuthority: undefined, freezeAuthority: undefined, transferTaxBps: null },
      ...{ liquidityUsd: null, topHoldersPct: null, devHoldingPct: null, insiderHoldingPct: null },
      sniperWallets: null,
    })
    expect(marked).toMatchObject({ verdict: 'unknown', toCheck: 0 })
    expect(marked.marks).toHaveLength(9)
    expect(marked.marks.every(({ state, reason }) => state === 'unknown' && reason !== null)).toBe(true)
    expect(mark({ freezeAuthority: undefined }).verdict).toBe('unknown')
    expect(mark({ sniperWallets: null })).toMatchObject({ verdict: 'low' })
    expect(mark({ sale: { how: 'not' }, devHoldingPct: 40 }).verdict).toBe('check')
  })

  it('of a token that somebody vouches for count what its issuer may do as known', () => {
    const marked = mark({
      ...{ isVerified: true, mintAuthority: 'issuer', freezeAuthority: 'issuer', topHoldersPct: 80 },
      ...{ devHoldingPct: null, insiderHoldingPct: null, sniperWallets: null },
    })
    expect(marked).toMatchObject({ verdict: 'low', toCheck: 0 })
    expect(find(marked, 'mint-authority')).toMatchObject({
      state: 'fine',
      reason: 'Its issuer can create more.',
    })
    expect(find(marked, 'snipers')).toBeUndefined()
    expect(mark({ isVerified: true, sale: { how: 'not' } }).verdict).toBe('unknown')
  })
})
