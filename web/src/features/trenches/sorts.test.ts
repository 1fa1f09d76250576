import { expect, it } from 'vitest'
import { trenchesToken } from '../../testing/answers/discovery.ts'
import { sortRows } from '../../ui/live-list/sort-rows.ts'
import { TRENCHES_SORTS } from './sorts.ts'

const LOW = trenchesToken(1, {
  ...{ symbol: 'aa', priceUsd: 1, marketCapUsd: 1, volumeUsd: 1, liquidityUsd: 1, holderCount: 1 },
})
const HIGH = trenchesToken(2, {
  ...{ symbol: 'BB', priceUsd: 2, marketCapUsd: 2, volumeUsd: 2, liquidityUsd: 2, holderCount: 2 },
})
const DARK = trenchesToken(3, {
  ...{
    symbol: 'cc',
    priceUsd: null,
    marketCapUsd: null,
    volumeUsd: null,
    liquidityUsd: null,
    holderCount: null,
  },
})

it.each(['price', 'marketCap', 'volume', 'liquidity', 'holders'])(
  'R3-089 sorts by %s both ways, the unknown last',
  (by) => {
    const rows = [DARK, HIGH, LOW]
    expect(sortRows(rows, TRENCHES_SORTS, { by, direction: 'ascending' })).toEqual([LOW, HIGH, DARK])
    expect(sortRows(rows, TRENCHES_SORTS, { by, direction: 'descending' })).toEqual([HIGH, LOW, DARK])
  },
)

it('R3-089 sorts by symbol whatever its case', () => {
  const rows = [DARK, LOW, HIGH]
  expect(sortRows(rows, TRENCHES_SORTS, { by: 'symbol', direction: 'ascending' })).toEqual([LOW, HIGH, DARK])
  expect(sortRows(rows, TRENCHES_SORTS, { by: 'symbol', direction: 'descending' })).toEqual([DARK, HIGH, LOW])
})
