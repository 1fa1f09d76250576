import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CiPart } from './ci-parts.ts'
import { type CiRun, runCi } from './run-ci.ts'

let reports: string
beforeEach(() => {
  reports = mkdtempSync(join(tmpdir(), 'windhover-ci-'))
})
afterEach(() => rmSync(reports, { recursive: true, force: true }))

const part = (name: string, script: string, budgetSeconds = 60): CiPart => ({
  name,
  command: [process.execPath, '-e', script],
  budgetSeconds,
})

async function run(waves: CiRun['waves'], options: Partial<CiRun> = {}) {
  const lines: string[] = []
  const write = (line: string) => lines.push(line)
  const base = { reports, slowness: 1, root: reports, isProfilePrinted: false }
  const counts = await runCi({ ...base, waves, write, ...options })
  return { counts, output: lines.join('\n') }
}

/** Writes a report as vitest would, of one test that passed and one that did as told. */
function testPart(status: 'passed' | 'failed'): CiPart {
  const outcome = (fullName: string, own: string) => ({ fullName, status: own, duration: 1500 })
  const report = {
    numPassedTests: status === 'passed' ? 2 : 1,
    numFailedTests: status === 'passed' ? 0 : 1,
    testResults: [
      { name: 'a.test.ts', status, assertionResults: [outcome('holds', 'passed'), outcome('other', status)] },
    ],
  }
  const script = `fs.writeFileSync(${JSON.stringify(join(reports, 'unit.json'))}, ${JSON.stringify(JSON.stringify(report))})
    process.exitCode = ${status === 'passed' ? 0 : 1}`
  return { ...part('unit', script), report: 'unit.json' }
}

describe('a run of CI', () => {
  it('counts checks and tests of all waves', async () => {
    const { counts, output } = await run([[part('check', ''), testPart('passed')], [part('build', '')]])
    expect(counts).toEqual({ passed: 4, failed: 0 })
    expect(output).toContain('running check and unit')
  })

  it('goes on after a failure, names the test and keeps the log', async () => {
    const { counts, output } = await run([[testPart('failed')], [part('build', 'console.log("built")')]])
    expect(counts).toEqual({ passed: 2, failed: 1 })
    expect(output).toContain('unit failed:\n  ✗ other')
    expect(existsSync(join(reports, 'failures/unit.log'))).toBe(true)
    expect(readFileSync(join(reports, 'ci/build.log'), 'utf8')).toBe('built\n')
  })

  it('fails a part that passed but took half as much again as its budget', async () => {
    const slow = part('slow', 'setTimeout(() => {}, 400)', 0.1)
    const { counts, output } = await run([[slow]])
    expect(counts).toEqual({ passed: 1, failed: 1 })
    expect(output).toMatch(/✗ slow .* 1 passed, 1 failed, over its budget/)
    // The same part on a machine that is slow enough.
    expect((await run([[slow]], { slowness: 1000 })).counts).toEqual({ passed: 1, failed: 0 })
    // And on one that has become slow meanwhile.
    const measureAgain = async () => 1000
    expect((await run([[slow]], { measureAgain })).counts).toEqual({ passed: 1, failed: 0 })
  })

  it('ends what hangs, and starts nothing after the time for all parts', async () => {
    const hanging = part('hanging', 'setInterval(() => {}, 1000)')
    const { counts, output } = await run([[hanging], [part('never', '')]], { totalSeconds: 1 })
    expect(counts).toEqual({ passed: 0, failed: 2 })
    expect(output).toContain('ended after 1 s')
    expect(output).toContain('not started: the time for all parts was used up')
  })

  it('does not wait for what a part leaves running', async () => {
    const leaving = `const child = require('node:child_process').spawn('sleep', ['20'], { stdio: 'inherit', detached: true })
      child.unref()
      process.on('exit', () => console.log(child.pid))`
    const { counts } = await run([[part('leaving', leaving)]])
    // Throws if it has ended meanwhile.
    process.kill(Number(readFileSync(join(reports, 'ci/leaving.log'), 'utf8')))
    expect(counts).toEqual({ passed: 1, failed: 0 })
  })

  it('writes the profile in every run and prints it when asked', async () => {
    const profile = () => readFileSync(join(reports, 'ci/profile.txt'), 'utf8').trimEnd()
    expect((await run([[testPart('passed')]])).output).not.toContain('slowest tests')
    expect(profile()).toMatch(/1\.5 s {2}unit {8}holds/)
    const { output } = await run([[testPart('passed')]], { isProfilePrinted: true })
    expect(output).toContain(profile())
  })

  it('forgets the reports of the run before', async () => {
    writeFileSync(
      join(reports, 'unit.json'),
      '{ "numPassedTests": 9, "numFailedTests": 0, "testResults": [] }',
    )
    const broken = { ...part('unit', 'process.exitCode = 1'), report: 'unit.json' }
    expect((await run([[broken]])).counts).toEqual({ passed: 0, failed: 1 })
  })
})
