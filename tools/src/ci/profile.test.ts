import { describe, expect, it } from 'vitest'
import { describeProfile, type ProfiledPart, slowestFiles, slowestTests } from './profile.ts'

const test = (fullName: string, duration: number) => ({ fullName, status: 'passed', duration })

function part(name: string, files: Record<string, { totalMs: number; tests: ReturnType<typeof test>[] }>) {
  const entries = Object.entries(files)
  return {
    name,
    seconds: 60,
    budgetSeconds: 40,
    report: {
      testResults: entries.map(([file, { tests }]) => ({
        name: file,
        status: 'passed',
        assertionResults: tests,
      })),
    },
    fileTimes: {
      globalSetupMs: 4200,
      files: entries.map(([file, { totalMs }]) => ({ file, totalMs })),
    },
  } satisfies ProfiledPart
}

const bare: ProfiledPart = { name: 'check', seconds: 9, budgetSeconds: 45, report: null, fileTimes: null }
const unit = part('unit', {
  '/r/a.test.ts': { totalMs: 900, tests: [test('adds', 200), test('takes', 300)] },
})
const e2e = part('e2e', {
  '/r/b.e2e.test.ts': { totalMs: 5000, tests: [test('signs in', 4000)] },
  '/r/c.e2e.test.ts': { totalMs: 700, tests: [test('one', 600), test('other, at the same time', 600)] },
})

describe('slowestFiles', () => {
  it('orders the files of all parts by their time and tells their set-up', () => {
    expect(slowestFiles([bare, unit, e2e])).toEqual([
      { part: 'e2e', file: '/r/b.e2e.test.ts', ms: 5000, setupMs: 1000 },
      { part: 'unit', file: '/r/a.test.ts', ms: 900, setupMs: 400 },
      { part: 'e2e', file: '/r/c.e2e.test.ts', ms: 700, setupMs: 0 },
    ])
  })

  it('lists fifteen of them', () => {
    const files = Array.from({ length: 20 }, (_, index) => [`${index}`, { totalMs: index, tests: [] }])
    const listed = slowestFiles([part('unit', Object.fromEntries(files))])
    expect(listed.map(({ ms }) => ms)).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5])
  })
})

describe('slowestTests', () => {
  it('orders the tests of all parts, and takes one that never ran as nothing', () => {
    const skipped = { fullName: 'not yet', status: 'skipped' }
    const report = { testResults: [{ name: '/r/d.test.ts', status: 'passed', assertionResults: [skipped] }] }
    const listed = slowestTests([unit, { ...bare, report }, e2e])
    expect(listed.map(({ title, ms }) => `${title} ${ms}`)).toEqual([
      'signs in 4000',
      'one 600',
      'other, at the same time 600',
      'takes 300',
      'adds 200',
      'not yet 0',
    ])
  })
})

describe('describeProfile', () => {
  it('shows parts with their share of the budget, files and tests', () => {
    const lines = describeProfile([bare, e2e], { slowness: 1.5, root: '/r' }).split('\n')
    expect(lines).toContain('     9.0 s   13 %  check')
    expect(lines).toContain('    60.0 s  100 %  e2e, 4.2 s before its first file')
    expect(lines).toContain('     5.0 s      1.0 s set-up  e2e         b.e2e.test.ts')
    expect(lines).toContain('     4.0 s  e2e         signs in (b.e2e.test.ts)')
  })
})
