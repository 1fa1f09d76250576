import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFailed } from './count-tests.ts'
import { readReport } from './read-part.ts'
import { type PartResult, tailOf } from './run-part.ts'

const TAIL_LINES = 80

/** Failed tests with their reasons come last, next to the counts; only a part without a report shows its log. */
export function printFailures(
  results: readonly PartResult[],
  { reports, write }: { readonly reports: string; readonly write: (line: string) => void },
): void {
  const spec = results.find(({ part }) => part.name === 'spec')
  if (spec) write(`\n${withoutNpmHeader(readFileSync(spec.logFile, 'utf8'))}`)
  for (const { part, logFile } of results.filter(({ passed }) => !passed)) {
    const report = readReport(part, reports)
    const tests = report === null ? [] : listFailed(report)
    if (tests.length === 0) {
      write(`\n${part.name} failed; the end of ${logFile}:\n${tailOf(logFile, TAIL_LINES)}`)
      continue
    }
    write(`\n${part.name} failed:`)
    for (const { title, reason } of tests) write(`  ✗ ${title}\n${indented(reason)}`)
  }
}

const indented = (text: string) => text.replaceAll(/^/gm, '    ')

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
