import { describe, expect, it } from 'vitest'
import { RISK_KINDS } from './contract.ts'
import { listRisks, type RiskInput } from './risk.ts'

const HOUR_MS = 3_600_000
const FINE: RiskInput = {
  isVerified: false,
  imitates: null,
  mintAuthority: null,
  freezeAuthority: null,
  transferTaxBps: 0,
  canSell: true,
  liquidityUsd: 500_000,
  ageMs: 90 * 24 * HOUR_MS,
  topHoldersPct: 12,
}
const labels = (changes: Partial<RiskInput>) =>
  listRisks({ ...FINE, ...changes }).map(({ level, label }) => `${level}: ${label}`)
const VERIFIED = { isVerified: true }

describe('listRisks', () => {
  it('says of a sound token only that nobody vouches for it, of a verified one nothing', () => {
    expect(labels({})).toEqual(['note: Unverified'])
    expect(labels(VERIFIED)).toEqual([])
  })

  it.each([
    [{ mintAuthority: 'x' }, 'note: Mint authority active'],
    [{ freezeAuthority: 'x' }, 'note: Freeze authority active'],
    [{ transferTaxBps: 300 }, 'warning: 3% transfer tax'],
    [{ transferTaxBps: 1_000 }, 'danger: 10% transfer tax'],
    [{ canSell: false }, 'danger: Cannot be sold'],
    [{ liquidityUsd: 9_999 }, 'warning: Thin liquidity'],
    [{ liquidityUsd: 0 }, 'warning: Thin liquidity'],
    [{ ageMs: 2.5 * HOUR_MS }, 'warning: New, 2 h'],
    [{ ageMs: 20 * 60_000 }, 'warning: New, 20 min'],
    [{ ageMs: 0 }, 'warning: New, 1 min'],
    [{ topHoldersPct: 61.4 }, 'note: Top 10 hold 61%'],
    [{ imitates: { symbol: 'JUP' } }, 'danger: Look-alike of JUP'],
  ])('tells %j as %s', (changes, told) => {
    expect(labels({ ...VERIFIED, ...changes })).toEqual([told])
  })

  it('warns of authorities where nobody vouches for the token', () => {
    expect(labels({ mintAuthority: 'x', freezeAuthority: 'y', topHoldersPct: 80 })).toEqual([
      'warning: Mint authority active',
      'warning: Freeze authority active',
      'warning: Top 10 hold 80%',
      'note: Unverified',
    ])
  })

  it('does not take for fine what nobody could say', () => {
    const nothing = {
      mintAuthority: undefined,
      freezeAuthority: undefined,
      transferTaxBps: null,
      canSell: null,
      liquidityUsd: null,
      ageMs: null,
      topHoldersPct: null,
    }
    const kinds = listRisks({ ...FINE, ...nothing }).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(RISK_KINDS.filter((kind) => kind !== 'look-alike')))
    expect(labels({ ...VERIFIED, ...nothing })).toEqual([])
  })

  it('puts the worst first', () => {
    const risks = listRisks({ ...FINE, imitates: { symbol: 'JUP' }, liquidityUsd: 5, canSell: false })
    expect(risks.map(({ level }) => level)).toEqual(['danger', 'danger', 'warning', 'note'])
  })
})
