import { describe, expect, it } from 'vitest'
import { filesToTryAgain, mergeSecondTry, type RunReport } from './second-try.ts'

const file = (name: string, statuses: readonly ('passed' | 'failed')[]) => ({
  name,
  status: statuses.length === 0 || statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, index) => ({ fullName: `${name} ${index}`, status })),
})

function run(...testResults: ReturnType<typeof file>[]): RunReport {
  const outcomes = testResults.flatMap(({ assertionResults }) => assertionResults)
  const count = (wanted: string) => outcomes.filter(({ status }) => status === wanted).length
  return { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults }
}

describe('a second try', () => {
  it('is for the files that failed, if they are few', () => {
    expect(filesToTryAgain(run(file('a', ['passed']), file('b', ['passed', 'failed'])))).toEqual(['b'])
    expect(filesToTryAgain(run(file('a', ['passed'])))).toEqual([])
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => file(name, ['failed']))
    expect(filesToTryAgain(run(...many))).toEqual([])
  })

  it('counts what it saw and names what needed it', () => {
    const first = run(file('a', ['passed']), file('b', ['passed', 'failed']))
    const merged = mergeSecondTry(first, run(file('b', ['passed', 'passed'])))
    expect(merged.report).toMatchObject({ numPassedTests: 3, numFailedTests: 0 })
    expect(merged.passedLate).toEqual(['b 1'])
  })

  it('still fails what fails twice, and what fails only the second time', () => {
    const first = run(file('a', ['failed', 'passed']))
    expect(mergeSecondTry(first, run(file('a', ['passed', 'failed'])))).toMatchObject({
      report: { numPassedTests: 1, numFailedTests: 1 },
      passedLate: [],
    })
  })

  it('names a file that did not load the first time', () => {
    expect(mergeSecondTry(run(file('a', [])), run(file('a', ['passed']))).passedLate).toEqual(['a'])
  })
})
