/** The parts of vitest's JSON report that decide about a second try and are merged after it. */
export type RunReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly FileReport[]
}

type FileReport = {
  readonly name: string
  readonly status: string
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
}

/** More than these is no accident of a crowded machine. */
const FILES_MAX = 4

/**
 * The files a full run tries again, alone. Their tests run real processes against the clock, and two cores are crowded
 * in a full run. Nothing is hidden: what passed only then is listed by name. A broken run has no second try.
 */
export function filesToTryAgain(report: RunReport): readonly string[] {
  const failed = failedFiles(report)
  return failed.length <= FILES_MAX ? failed.map(({ name }) => name) : []
}

/** What holds after the second try of whole files: their second outcome, and the names that needed it. */
export function mergeSecondTry(
  first: RunReport,
  second: RunReport,
): { readonly report: RunReport; readonly passedLate: readonly string[] } {
  const again = new Map(second.testResults.map((file) => [file.name, file]))
  const testResults = first.testResults.map((file) => again.get(file.name) ?? file)
  const passedLate = failedFiles(first)
    .filter(({ name }) => again.get(name)?.status === 'passed')
    .flatMap(({ name, assertionResults }) => {
      const titles = assertionResults.filter(isFailed).map(({ fullName }) => fullName)
      return titles.length === 0 ? [name] : titles
    })
  const outcomes = testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    report: {
      ...first,
      numPassedTests: outcomes.filter(({ status }) => status === 'passed').length,
      numFailedTests: outcomes.filter(isFailed).length,
      testResults,
    },
    passedLate,
  }
}

const failedFiles = (report: RunReport) => report.testResults.filter(({ status }) => status === 'failed')
const isFailed = ({ status }: { readonly status: string }) => status === 'failed'
