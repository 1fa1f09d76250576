import { PROPOSAL_STATES } from '@windhover/core/transactions/proposal'
import { describe, expect, it } from 'vitest'
import { announcedAt, formatLeft, phaseOf, secondsLeft } from './card-phase.ts'

const NOW = Date.parse('2026-11-15T12:00:00.000Z')
const open = {
  state: 'open',
  expiresAt: '2026-11-15T12:00:52.000Z',
  blockedBy: null,
  intents: [{ preview: { succeeds: true } }],
} as const
const failing = { ...open, intents: [...open.intents, { preview: { succeeds: false } }] }

describe('phaseOf', () => {
  it('is open until its time is over', () => {
    expect(phaseOf(open, NOW)).toBe('open')
    expect(phaseOf(open, NOW + 51_999)).toBe('open')
    expect(phaseOf(open, NOW + 52_000)).toBe('expired')
  })

  it('has no way to approve what failed in the simulation or is held back', () => {
    expect(phaseOf(failing, NOW)).toBe('simulation-failed')
    expect(phaseOf(failing, NOW + 99_000)).toBe('simulation-failed')
    expect(phaseOf({ ...open, blockedBy: 'Safe Mode' }, NOW)).toBe('blocked')
    expect(phaseOf({ ...open, blockedBy: 'Safe Mode' }, NOW + 99_000)).toBe('expired')
  })

  it('stays what it became, whatever the clock says', () => {
    for (const state of PROPOSAL_STATES.filter((each) => each !== 'open')) {
      for (const at of [NOW, NOW + 99_000]) {
        expect(phaseOf({ ...failing, state }, at)).toBe(state)
      }
    }
  })
})

describe('the countdown', () => {
  it('counts whole seconds and never below none', () => {
    expect(secondsLeft(open.expiresAt, NOW)).toBe(52)
    expect(secondsLeft(open.expiresAt, NOW + 51_001)).toBe(1)
    expect(secondsLeft(open.expiresAt, NOW + 99_000)).toBe(0)
    expect([52, 60, 5, 0].map(formatLeft)).toEqual(['0:52', '1:00', '0:05', '0:00'])
  })

  it('is told at 30, 10 and 0 seconds', () => {
    expect([60, 31, 30, 11, 10, 1, 0].map(announcedAt)).toEqual([null, null, 30, 30, 10, 10, 0])
  })
})
