import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CiPart } from './ci-parts.ts'
import type { ProfiledPart } from './profile.ts'
import type { PartResult } from './run-part.ts'

/** Null for a part without a report, or one that broke off before it wrote its own. */
export function readReport(part: CiPart, reports: string): string | null {
  return part.report === undefined ? null : readIfThere(join(reports, part.report))
}

export function readProfiledPart({ part, seconds }: PartResult, reports: string): ProfiledPart {
  const report = readReport(part, reports)
  const times = part.report === undefined ? null : readIfThere(join(reports, fileTimesName(part.report)))
  return {
    name: part.name,
    seconds,
    budgetSeconds: part.budgetSeconds,
    report: report === null ? null : JSON.parse(report),
    fileTimes: times === null ? null : JSON.parse(times),
  }
}

/** Beside the report: `unit.json` has `unit.files.json`. */
export function fileTimesName(report: string): string {
  return report.replace(/\.json$/, '.files.json')
}

function readIfThere(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
