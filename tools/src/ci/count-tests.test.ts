import { describe, expect, it } from 'vitest'
import { countPart, listFailed } from './count-tests.ts'

const report = (passed: number, failed: number, unloadedFiles = 0) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: Array.from({ length: unloadedFiles }, () => ({ status: 'failed', assertionResults: [] })),
  })

describe('countPart', () => {
  it.each([
    ['a check that passed', { passed: true, report: null, hasReport: false }, { passed: 1, failed: 0 }],
    ['a check that failed', { passed: false, report: null, hasReport: false }, { passed: 0, failed: 1 }],
    ['tests', { passed: true, report: report(12, 0), hasReport: true }, { passed: 12, failed: 0 }],
    ['failed tests', { passed: false, report: report(10, 2), hasReport: true }, { passed: 10, failed: 2 }],
    [
      'a file that did not load',
      { passed: false, report: report(10, 0, 1), hasReport: true },
      { passed: 10, failed: 1 },
    ],
    ['a run that broke off', { passed: false, report: null, hasReport: true }, { passed: 0, failed: 1 }],
    [
      'an error outside any test',
      { passed: false, report: report(10, 0), hasReport: true },
      { passed: 10, failed: 1 },
    ],
  ])('counts %s', (_what, part, counts) => {
    expect(countPart({ ...part, isOverBudget: false })).toEqual(counts)
  })

  it('counts a part over its budget as one failure more', () => {
    const late = { passed: true, isOverBudget: true }
    expect(countPart({ ...late, report: null, hasReport: false })).toEqual({ passed: 1, failed: 1 })
    expect(countPart({ ...late, report: report(12, 2), hasReport: true })).toEqual({ passed: 12, failed: 3 })
  })
})

describe('listFailed', () => {
  it('names failed tests and files that did not come to theirs, with the beginning of the reason', () => {
    const trace = ['AssertionError: expected 1 to be 2', 'at a.test.ts:3', 'at node_modules/x.js:1']
    const failed = { fullName: 'breaks', status: 'failed', failureMessages: [trace.join('\n')] }
    const testResults = [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [{ fullName: 'holds', status: 'passed' }, failed],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [] },
    ]
    expect(listFailed(JSON.stringify({ testResults }))).toEqual([
      { title: 'breaks', reason: 'AssertionError: expected 1 to be 2\nat a.test.ts:3' },
      { title: 'b.test.ts', reason: 'no such module' },
    ])
  })
})
