import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CiPart } from './ci-parts.ts'
import { type Counts, countPart } from './count-tests.ts'
import { copyLogs, printFailures } from './print-failures.ts'
import { describeProfile } from './profile.ts'
import { fileTimesName, readProfiledPart, readReport } from './read-part.ts'
import { type PartResult, runPart } from './run-part.ts'
import { watchStolenTime } from './stolen-time.ts'
import { ALL_PARTS_SECONDS, allowedSeconds, hangSeconds } from './time-limits.ts'

export type CiRun = {
  readonly waves: readonly (readonly CiPart[])[]
  /** Where the parts leave their reports; logs go to its folder `ci`, what failed to `failures`. */
  readonly reports: string
  /** How many times slower than the reference the machine is. */
  readonly slowness: number
  /** Asked again after a part that took too long: a machine may become slower on the way. */
  readonly measureAgain?: () => Promise<number>
  readonly root: string
  readonly isProfilePrinted: boolean
  readonly write: (line: string) => void
  readonly totalSeconds?: number
}

export type JudgedResult = PartResult & { readonly stolen: number; readonly isOverBudget: boolean }

/** Runs every part, whatever failed before it, and sums up. */
export async function runCi(run: CiRun): Promise<Counts> {
  const startedMs = performance.now()
  const secondsSinceStart = () => (performance.now() - startedMs) / 1000
  forgetLastRun(run)
  const results: JudgedResult[] = []
  for (const wave of run.waves) {
    run.write(`running ${wave.map((part) => part.name).join(' and ')}`)
    const leftSeconds = (run.totalSeconds ?? ALL_PARTS_SECONDS) - secondsSinceStart()
    const ended = await Promise.all(wave.map((part) => runJudged(part, { run, leftSeconds })))
    for (const result of ended) run.write(`  ${result.part.name}: ${describeEnd(result, run.slowness)}`)
    results.push(...ended)
  }
  printFailures(results, run)
  copyLogs(results, run.reports)
  writeProfile(results, run)
  return sumUp(results, { run, tookSeconds: secondsSinceStart() })
}

/** A part gets what is left of the time for all of them, so that a slow run still ends in its closing line. */
async function runJudged(
  part: CiPart,
  { run, leftSeconds }: { run: CiRun; leftSeconds: number },
): Promise<JudgedResult> {
  const logs = join(run.reports, 'ci')
  if (leftSeconds <= 0) {
    const logFile = join(logs, `${part.name}.log`)
    writeFileSync(logFile, 'not started: the time for all parts was used up\n')
    return { part, passed: false, seconds: 0, logFile, stolen: 0, isOverBudget: false }
  }
  const timeoutSeconds = Math.min(hangSeconds(part, run.slowness), leftSeconds)
  const stolenShare = watchStolenTime()
  const result = await runPart(part, { logs, timeoutSeconds })
  const stolen = stolenShare()
  const isOver = (slowness: number) => result.seconds > allowedSeconds(part, { slowness, stolen })
  const isOverBudget = isOver(run.slowness) && isOver((await run.measureAgain?.()) ?? run.slowness)
  return { ...result, stolen, isOverBudget }
}

function describeEnd(
  { part, seconds, passed, stolen, isOverBudget }: JudgedResult,
  slowness: number,
): string {
  const budget = isOverBudget ? `, over its budget of ${(part.budgetSeconds * slowness).toFixed(0)} s` : ''
  const host = stolen < 0.05 ? '' : `, ${(stolen * 100).toFixed(0)} % taken by the host`
  return `${seconds.toFixed(0)} s${passed ? '' : ', failed'}${host}${budget}`
}

function forgetLastRun({ waves, reports }: CiRun): void {
  for (const { report } of waves.flat()) {
    if (report === undefined) continue
    rmSync(join(reports, report), { force: true })
    rmSync(join(reports, fileTimesName(report)), { force: true })
  }
  rmSync(join(reports, 'failures'), { recursive: true, force: true })
  mkdirSync(join(reports, 'ci'), { recursive: true })
}

function writeProfile(results: readonly JudgedResult[], run: CiRun): void {
  const parts = results.map((result) => readProfiledPart(result, run.reports))
  const profile = describeProfile(parts, run)
  writeFileSync(join(run.reports, 'ci/profile.txt'), `${profile}\n`)
  if (run.isProfilePrinted) run.write(`\n${profile}`)
}

function sumUp(
  results: readonly JudgedResult[],
  { run, tookSeconds }: { run: CiRun; tookSeconds: number },
): Counts {
  run.write('')
  const all = { passed: 0, failed: 0 }
  for (const result of results) {
    const { part, isOverBudget } = result
    const report = readReport(part, run.reports)
    const own = countPart({ ...result, report, hasReport: part.report !== undefined })
    all.passed += own.passed
    all.failed += own.failed
    const mark = result.passed && !isOverBudget ? '✓' : '✗'
    const took = `${result.seconds.toFixed(0).padStart(4)} s`
    const late = isOverBudget ? ', over its budget' : ''
    run.write(`  ${mark} ${part.name.padEnd(12)} ${took}  ${own.passed} passed, ${own.failed} failed${late}`)
  }
  run.write(`  all of it took ${tookSeconds.toFixed(0)} s; where it went is in ${run.reports}/ci/profile.txt`)
  if (all.failed > 0) run.write(`  pictures and logs of failures are in ${run.reports}/failures`)
  return all
}
