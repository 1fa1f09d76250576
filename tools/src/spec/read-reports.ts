import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { TEST_KINDS, type TestKind } from '../test/test-kinds.ts'

export type TestOutcome = { readonly title: string; readonly status: string; readonly file: string }

export type Report = {
  readonly kind: TestKind
  readonly writtenAt: Date
  readonly outcomes: readonly TestOutcome[]
}

/** The part of vitest's JSON report that is read here. */
type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** The reports that full runs leave behind; a kind that never ran fully has none. */
export function readReports(folder: string): Report[] {
  return TEST_KINDS.flatMap((kind) => {
    const file = join(folder, `${kind}.json`)
    const stat = statSync(file, { throwIfNoEntry: false })
    if (!stat) return []
    const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'))
    const outcomes = report.testResults.flatMap((result) =>
      result.assertionResults.map(({ fullName, status }) => ({ title: fullName, status, file: result.name })),
    )
    return [{ kind, writtenAt: stat.mtime, outcomes }]
  })
}
