import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFailed } from './count-tests.ts'
import { readReport } from './read-part.ts'
import { type PartResult, tailOf } from './run-part.ts'

const TAIL_LINES = 80

/** Names first and logs after them, because logs are long: what to look for in them. */
export function printFailures(
  results: readonly PartResult[],
  { reports, write }: { readonly reports: string; readonly write: (line: string) => void },
): void {
  const failed = results.filter(({ passed }) => !passed)
  for (const { part } of failed) {
    const report = readReport(part, reports)
    write(`\n${part.name} failed${report === null ? '' : ':'}`)
    for (const title of report === null ? [] : listFailed(report)) write(`  ✗ ${title}`)
  }
  for (const { part, logFile } of failed) {
    write(`\n── ${part.name} failed; the end of ${logFile} ──\n${tailOf(logFile, TAIL_LINES)}`)
  }
  const spec = results.find(({ part }) => part.name === 'spec')
  if (spec) write(`\n${withoutNpmHeader(readFileSync(spec.logFile, 'utf8'))}`)
}

export function copyLogs(results: readonly PartResult[], reports: string): void {
  const failures = join(reports, 'failures')
  for (const { part, logFile } of results.filter(({ passed }) => !passed)) {
    mkdirSync(failures, { recursive: true })
    copyFileSync(logFile, join(failures, `${part.name}.log`))
  }
}

function withoutNpmHeader(log: string): string {
  return log.replace(/^\n*(>.*\n)+\n*/, '').trimEnd()
}
