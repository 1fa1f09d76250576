export type Counts = { readonly passed: number; readonly failed: number }

/** The part of vitest's JSON report that CI reads. */
export type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    /** Why the file did not come to its tests. */
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly duration?: number
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

type CountedPart = {
  readonly passed: boolean
  readonly isOverBudget: boolean
  readonly report: string | null
  readonly hasReport: boolean
}

/**
 * What one part adds to the closing line. Without a report it is one check. A test file that could not even be loaded
 * has no tests to count, so it counts as one failure; so does a run that failed without a failed test, and one that took
 * too long.
 */
export function countPart(part: CountedPart): Counts {
  const { passed, failed } = countOutcomes(part)
  return { passed, failed: failed + (part.isOverBudget ? 1 : 0) }
}

function countOutcomes(part: CountedPart): Counts {
  if (!part.hasReport) return part.passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (part.report === null) return { passed: 0, failed: 1 }
  const report: VitestReport = JSON.parse(part.report)
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = report.numFailedTests + unloaded.length
  return { passed: report.numPassedTests, failed: failed === 0 && !part.passed ? 1 : failed }
}

export type FailedTest = { readonly title: string; readonly reason: string }

/** What failed: each test with what it said first, or the file where it did not come to its tests. */
export function listFailed(report: string): readonly FailedTest[] {
  const { testResults }: VitestReport = JSON.parse(report)
  return testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const tests = file.assertionResults.filter(({ status }) => status === 'failed')
      if (tests.length === 0) return [{ title: file.name, reason: beginningOf(file.message) }]
      return tests.map(({ fullName, failureMessages }) => ({
        title: fullName,
        reason: beginningOf(failureMessages?.[0]),
      }))
    })
}

const REASON_LINES = 6

/** The message itself and the first lines of ours on the way to it. */
function beginningOf(message = ''): string {
  const lines = message.split('\n').filter((line) => !line.includes('node_modules'))
  return lines.slice(0, REASON_LINES).join('\n').trimEnd()
}
