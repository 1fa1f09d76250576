import { describe, expect, it } from 'vitest'
import { describeRuns, sumUpRuns } from './sum-up-runs.ts'

const failure = (test: string, message: string) => ({ test, message })

describe('sumUpRuns', () => {
  it('finds nothing in runs that passed', () => {
    expect(sumUpRuns([[], [], []])).toEqual([])
  })

  it('counts the runs a test failed in and keeps its first message', () => {
    const runs = [[], [failure('a', 'timed out')], [failure('a', 'refused')], []]
    expect(sumUpRuns(runs)).toEqual([{ test: 'a', message: 'timed out', failedRuns: 2 }])
  })

  it('puts what fails most often first', () => {
    const runs = [[failure('a', 'x')], [failure('b', 'y')], [failure('b', 'y')]]
    expect(sumUpRuns(runs).map(({ test, failedRuns }) => [test, failedRuns])).toEqual([
      ['b', 2],
      ['a', 1],
    ])
  })

  it('counts several errors of one test in one run once', () => {
    const runs = [[failure('a', 'first'), failure('a', 'second'), failure('b', 'other')]]
    expect(sumUpRuns(runs)).toEqual([
      { test: 'a', message: 'first', failedRuns: 1 },
      { test: 'b', message: 'other', failedRuns: 1 },
    ])
  })
})

describe('describeRuns', () => {
  it('says how many runs passed when none failed', () => {
    expect(describeRuns([[], []])).toBe('no test failed in 2 runs')
  })

  it('names each test with its count and indents its message', () => {
    expect(describeRuns([[failure('a', 'timed out\nafter 5 s')], []])).toBe(
      '  failed in 1 of 2 runs: a\n      timed out\n      after 5 s',
    )
  })
})
