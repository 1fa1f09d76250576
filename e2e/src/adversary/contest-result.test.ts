import { describe, expect, it } from 'vitest'
import { planRounds, readAdversaryOptions } from './adversary-options.ts'
import { type ContestResult, sumResults } from './contest-result.ts'
import { describeResult } from './describe-result.ts'

const round: ContestResult = {
  seed: 'x/1',
  actions: 10,
  contexts: 2,
  families: { flood: { tried: 8, moved: 0, layers: ['tools'] } },
  encodings: { hex: { tried: 2, understood: 1, moved: 0 } },
  layers: { tools: 10 },
  outcomes: { card: 10 },
  covered: { CONFIRMED: 1 },
  violations: [],
  movedUsd: 0,
  approvedUsd: 0,
  durationMs: 60_000,
}

describe('rounds', () => {
  it('share actions and contexts evenly and lose none', () => {
    const rounds = planRounds({ seed: 'x', actions: 50_001, contexts: 5_000, perRound: 20_000 })
    expect(rounds.map(({ actions }) => actions)).toEqual([16_667, 16_667, 16_667])
    expect(rounds.reduce((sum, { contexts }) => sum + contexts, 0)).toBe(5_000)
    expect(new Set(rounds.map(({ seed }) => seed)).size).toBe(3)
  })

  it('are read from the command line, and nonsense is refused', () => {
    expect(readAdversaryOptions(['--actions', '100', '--contexts', '7', '--seed', 'k'])).toMatchObject({
      seed: 'k',
      rounds: [{ seed: 'k', actions: 100, contexts: 7 }],
    })
    expect(() => readAdversaryOptions(['--actions', 'many'])).toThrow('no whole number')
  })
})

describe('the sum of rounds', () => {
  it('adds up what was tried and what moved, and keeps every violation', () => {
    const bad: ContestResult = {
      ...round,
      families: {
        flood: { tried: 1, moved: 1, layers: ['chat'] },
        other: { tried: 3, moved: 0, layers: ['chat'] },
      },
      violations: [{ kind: 'funds', what: 'gone' }],
      movedUsd: 12.5,
    }
    const all = sumResults('x', [round, bad])
    expect(all).toMatchObject({ actions: 20, contexts: 4, movedUsd: 12.5, covered: { CONFIRMED: 2 } })
    expect(all.families).toEqual({
      flood: { tried: 9, moved: 1, layers: ['tools', 'chat'] },
      other: { tried: 3, moved: 0, layers: ['chat'] },
    })
    const told = describeResult(all, 'abc1234').join('\n')
    expect(told).toContain('1 holdings short')
    expect(told).toContain('$12.50 moved')
    expect(told).toContain('seed x, commit abc1234')
  })
})
