import { discoveryRoutes, type MemejobToken } from '@windhover/core/discovery/contract'
import { hederaTokenOf } from '@windhover/core/discovery/hedera-token'
import { describe, expect, it } from 'vitest'
import { memejobQuery } from '../api/list-memejob.ts'
import { sortMemejob, turnSort } from './memejob-sort.ts'

const NEWEST = { by: 'created', direction: 'desc' } as const

const token = (id: string, changes: Partial<MemejobToken> = {}): MemejobToken => ({
  ...{ id, name: id, ticker: id, logo: { url: null }, dex: { address: null } },
  ...{ priceInUsd: null, marketCapInUsd: null },
  socials: { twitter: null, telegram: null, website: null, discord: null },
  ...changes,
})

describe('the order of memejob', () => {
  const tokens = [
    token('unknown'),
    token('small', { marketCapInUsd: 5 }),
    token('big', { marketCapInUsd: 70 }),
    token('none', { marketCapInUsd: 0 }),
  ]
  const idsBy = (direction: 'asc' | 'desc') =>
    sortMemejob(tokens, { by: 'market_cap', direction }).map(({ id }) => id)

  it('R3-103 sorts by market cap, what is unknown last', () => {
    expect(idsBy('desc')).toEqual(['big', 'small', 'none', 'unknown'])
    expect(idsBy('asc')).toEqual(['none', 'small', 'big', 'unknown'])
    expect(sortMemejob(tokens, NEWEST)).toEqual(tokens)
  })

  it('R3-031 begins with the highest and then turns round', () => {
    const first = turnSort(NEWEST, 'price')
    expect(first).toEqual({ by: 'price', direction: 'desc' })
    expect(turnSort(first, 'price')).toEqual({ by: 'price', direction: 'asc' })
    expect(turnSort(first, 'market_cap')).toEqual({ by: 'market_cap', direction: 'desc' })
  })
})

it('R3-185 asks for ten tokens where nobody says how many', () => {
  const [, request] = memejobQuery({ page: 1, sort: NEWEST }).queryKey
  expect(request).toMatchObject({ query: { page: 1, limit: 10 } })
  expect(discoveryRoutes.listMemejob.query.parse({})).toMatchObject({ limit: 10 })
})

it.each([
  [token('0.0.456858'), '0.0.456858'],
  [token('job-1', { dex: { address: '0x000000000000000000000000000000000006f89a' } }), '0.0.456858'],
  [token('job-1', { dex: { address: '0x950230ea77dc168df543609c2349c87dea57e876' } }), null],
  [token('0.0.1/../../x'), null],
  [token('job-1'), null],
])('D8 finds the id on Hedera of %o', (given, id) => {
  expect(hederaTokenOf(given)).toBe(id)
})
