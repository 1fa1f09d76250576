import { listRisks } from '@windhover/core/tokens/risk'
import { expect, it } from 'vitest'
import { splitRisks } from './split-risks.ts'

const STABLE = {
  isVerified: true,
  imitates: null,
  mintAuthority: 'issuer',
  freezeAuthority: 'issuer',
  transferTaxBps: 0,
  canSell: true,
  liquidityUsd: 1e9,
  ageMs: 1e12,
  topHoldersPct: 20,
}
const kinds = (token: typeof STABLE) => {
  const { warnings, notes } = splitRisks(listRisks(token))
  return [warnings.map(({ kind }) => kind), notes.map(({ kind }) => kind)]
}

it('does not warn of what the issuer of a known coin can do, and still tells it', () => {
  expect(kinds(STABLE)).toEqual([[], ['mint-authority', 'freeze-authority']])
})

it('keeps real warnings of a known coin', () => {
  expect(kinds({ ...STABLE, transferTaxBps: 300 })).toEqual([
    ['transfer-tax'],
    ['mint-authority', 'freeze-authority'],
  ])
})

it('leaves nothing out of a token that nobody vouches for', () => {
  expect(kinds({ ...STABLE, isVerified: false })).toEqual([
    ['mint-authority', 'freeze-authority', 'unverified'],
    [],
  ])
})
