import { expect, it } from 'vitest'
import { trenchesToken } from '../../testing/answers/discovery.ts'
import { countFilters, filterTokens, NO_FILTERS } from './filter-tokens.ts'

const SMALL = trenchesToken(1, { symbol: 'OTTR', name: 'Otter', marketCapUsd: 40_000, isVerified: false })
const LARGE = trenchesToken(2, {
  symbol: 'KELP',
  name: 'Kelp Forest',
  marketCapUsd: 2_000_000,
  isVerified: true,
})
const DARK = trenchesToken(3, { symbol: 'DARK', name: 'Dark', marketCapUsd: null, liquidityUsd: null })
const ALL = [SMALL, LARGE, DARK]

it('lets through what reaches every bound, and nothing whose figure is unknown', () => {
  expect(filterTokens(ALL, { ...NO_FILTERS, marketCapText: '50K' })).toEqual([LARGE])
  expect(filterTokens(ALL, { ...NO_FILTERS, liquidityText: '0' })).toEqual([SMALL, LARGE])
  expect(filterTokens(ALL, { ...NO_FILTERS, isVerifiedOnly: true })).toEqual([LARGE])
  expect(filterTokens(ALL, { ...NO_FILTERS, query: 'forest' })).toEqual([LARGE])
  expect(filterTokens(ALL, { ...NO_FILTERS, query: SMALL.address })).toEqual([SMALL])
})

it('holds nothing back and counts nothing that is no amount', () => {
  const odd = { ...NO_FILTERS, marketCapText: 'much' }
  expect(filterTokens(ALL, odd)).toEqual(ALL)
  expect(countFilters(odd)).toBe(0)
  expect(countFilters({ query: 'a', marketCapText: '1', liquidityText: '2', isVerifiedOnly: true })).toBe(4)
})
