import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../stack/repository.ts'
import { ALL_PARTS_MINUTES, type CiPart, WAVES } from './ci-parts.ts'
import { type Counts, countPart, listFailed } from './count-tests.ts'
import { type PartResult, runPart, tailOf } from './run-part.ts'

const REPORTS = join(REPOSITORY, 'reports')
const LOGS = join(REPORTS, 'ci')
const FAILURES = join(REPORTS, 'failures')
const TAIL_LINES = 80

const write = (line: string) => process.stdout.write(`${line}\n`)

forgetLastRun()
const results: PartResult[] = []
for (const wave of WAVES) {
  write(`running ${wave.map((part) => part.name).join(' and ')}`)
  results.push(...(await Promise.all(wave.map((part) => runPart(shortened(part), LOGS)))))
  for (const { part, seconds, passed } of results.slice(-wave.length)) {
    write(`  ${part.name}: ${seconds.toFixed(0)} s${passed ? '' : ', failed'}`)
  }
}

printFailed()
for (const { part, logFile } of results.filter((result) => !result.passed)) {
  mkdirSync(FAILURES, { recursive: true })
  copyFileSync(logFile, join(FAILURES, `${part.name}.log`))
  write(`\n── ${part.name} failed; the end of ${logFile} ──\n${tailOf(logFile, TAIL_LINES)}`)
}
printSpec()
printPassedLate()
write('')
const counts = results.map((result) => ({ result, counts: countResult(result) }))
for (const { result, counts: own } of counts) {
  const mark = result.passed ? '✓' : '✗'
  const seconds = `${result.seconds.toFixed(0).padStart(4)} s`
  write(`  ${mark} ${result.part.name.padEnd(12)} ${seconds}  ${own.passed} passed, ${own.failed} failed`)
}
write(
  `  all of it took ${(performance.now() / 1000).toFixed(0)} s; traces and screenshots of failures are in ${FAILURES}\n`,
)

const passed = counts.reduce((sum, each) => sum + each.counts.passed, 0)
const failed = counts.reduce((sum, each) => sum + each.counts.failed, 0)
write(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** A part gets what is left of the time for all of them, so that a slow run still ends in its closing line. */
function shortened(part: CiPart): CiPart {
  const leftMinutes = ALL_PARTS_MINUTES - performance.now() / 60_000
  return { ...part, timeoutMinutes: Math.max(1, Math.min(part.timeoutMinutes, leftMinutes)) }
}

function forgetLastRun(): void {
  for (const wave of WAVES) {
    for (const { name, report } of wave) {
      if (report) rmSync(join(REPORTS, report), { force: true })
      rmSync(join(REPORTS, `${name}.passed-late.txt`), { force: true })
    }
  }
  rmSync(FAILURES, { recursive: true, force: true })
  mkdirSync(LOGS, { recursive: true })
}

/** Before the logs, which are long: what to look for in them. */
function printFailed(): void {
  for (const { part, passed: ok } of results) {
    if (ok) continue
    const report = readReport(part)
    write(`\n${part.name} failed${report === null ? '' : ':'}`)
    for (const title of report === null ? [] : listFailed(report)) write(`  ✗ ${title}`)
  }
}

function printSpec(): void {
  const spec = results.find((result) => result.part.name === 'spec')
  if (spec)
    write(
      `\n${readFileSync(spec.logFile, 'utf8')
        .replace(/^\n*(>.*\n)+\n*/, '')
        .trimEnd()}`,
    )
}

/** A test that needs quiet to pass is a debt: named in every run until it is paid. */
function printPassedLate(): void {
  for (const { part } of results) {
    const file = join(REPORTS, `${part.name}.passed-late.txt`)
    const titles = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
    if (titles === '') continue
    write(`\n${part.name}: failed in the crowd, passed at the second try, alone`)
    for (const title of titles.split('\n')) write(`  ${title}`)
  }
}

function countResult({ part, passed: ok }: PartResult): Counts {
  return countPart({ passed: ok, report: readReport(part), hasReport: part.report !== undefined })
}

function readReport(part: CiPart): string | null {
  const file = part.report === undefined ? null : join(REPORTS, part.report)
  return file !== null && existsSync(file) ? readFileSync(file, 'utf8') : null
}
