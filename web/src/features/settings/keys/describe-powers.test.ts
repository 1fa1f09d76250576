import type { GrantPowers } from '@windhover/core/authority/statements'
import { describe, expect, it } from 'vitest'
import { describeEnd, describePowers, formatCountdown, isRenewable } from './describe-powers.ts'

const NOW_MS = new Date(2026, 4, 15, 12).getTime()
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const powers = (change: Partial<GrantPowers>): GrantPowers => ({
  ...{ vaults: 'all', scopes: ['trade'], perTransactionUsd: 1, perDayUsd: 1, knownRecipientsOnly: true },
  expiresAt: NOW_MS,
  ...change,
})

it.each<[Partial<GrantPowers>, string]>([
  [{}, 'Trade only'],
  [{ scopes: ['order', 'transfer', 'trade'] }, 'Trade, send to known recipients, orders'],
  [{ scopes: ['transfer'], knownRecipientsOnly: false }, 'Send to anyone only'],
  [{ vaults: ['7', '9'] }, 'Trade only, vault #7, #9'],
])('says what %o allows', (change, text) => {
  expect(describePowers(powers(change))).toBe(text)
})

describe('the end', () => {
  it.each<[number, string, boolean]>([
    [25 * DAY_MS, '9 Jun', false],
    [3 * DAY_MS, 'in 3 days', true],
    [2 * DAY_MS + HOUR_MS, 'in 2 days', true],
    [DAY_MS, 'in 1 day', true],
    [5 * HOUR_MS - 1, 'in 5 hours', true],
    [1, 'in 1 hour', true],
  ])('in %d ms reads %s', (leftMs, text, isSoon) => {
    expect(describeEnd(NOW_MS + leftMs, NOW_MS)).toEqual({ text, isSoon })
  })

  it('can be put off from a week before', () => {
    expect(isRenewable(NOW_MS + 7 * DAY_MS, NOW_MS)).toBe(true)
    expect(isRenewable(NOW_MS + 7 * DAY_MS + 1, NOW_MS)).toBe(false)
  })
})

it('counts down to the second, in hours', () => {
  expect(formatCountdown(61 * HOUR_MS + 22 * 60_000 + 8_000)).toBe('61:22:08')
  expect(formatCountdown(1)).toBe('00:00:01')
  expect(formatCountdown(-5)).toBe('00:00:00')
})
