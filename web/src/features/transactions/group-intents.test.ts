import { describe, expect, it } from 'vitest'
import { makeIntent } from './__fixtures__/make-intent.ts'
import { formatLength } from './format-time.ts'
import { groupIntents, matchesFilter } from './group-intents.ts'

const NOW = new Date(2026, 4, 15, 12).getTime()
const HOUR_MS = 3_600_000
const at = (hoursAgo: number, changes: Parameters<typeof makeIntent>[0] = {}) =>
  makeIntent({ createdAt: new Date(NOW - hoursAgo * HOUR_MS).toISOString(), ...changes })

describe('groupIntents', () => {
  it('puts what is not over on top, then the days, newest first in each', () => {
    const groups = groupIntents(
      [at(30), at(1), at(100, { state: 'UNKNOWN' }), at(2), at(80), at(5, { state: 'SUBMITTED' })],
      NOW,
    )
    expect(groups.map(({ title, intents }) => [title, intents.length])).toEqual([
      ['Waiting', 2],
      ['Today', 2],
      ['Yesterday', 1],
      ['12 May', 1],
    ])
    expect(groups[0]?.intents.map(({ state }) => state)).toEqual(['SUBMITTED', 'UNKNOWN'])
    expect(Date.parse(groups[1]?.intents[0]?.createdAt ?? '')).toBe(NOW - HOUR_MS)
  })

  it('of nothing makes no group', () => {
    expect(groupIntents([], NOW)).toEqual([])
  })
})

describe('matchesFilter', () => {
  it.each([
    ['CONFIRMED', 'done', true],
    ['CONFIRMED', 'waiting', false],
    ['UNKNOWN', 'waiting', true],
    ['EXPIRED', 'failed', true],
    ['REJECTED', 'failed', true],
    ['FAILED', 'all', true],
  ] as const)('%s under %s: %s', (state, group, matches) => {
    expect(matchesFilter(makeIntent({ state }), { group, chain: 'all' })).toBe(matches)
    expect(matchesFilter(makeIntent({ state }), { group, chain: 'solana' })).toBe(matches)
    expect(matchesFilter(makeIntent({ state }), { group, chain: 'bsc' })).toBe(false)
  })
})

describe('formatLength', () => {
  it.each([
    [-5, '0 s'],
    [59_999, '59 s'],
    [13 * 60_000, '13 min'],
    [2 * HOUR_MS, '2 h'],
    [17 * HOUR_MS + 20 * 60_000, '17 h 20 min'],
    [49 * HOUR_MS, '2 d'],
  ])('%d ms is %s', (lengthMs, words) => {
    expect(formatLength(lengthMs)).toBe(words)
  })
})
