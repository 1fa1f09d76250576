export type Failure = { readonly test: string; readonly message: string }
export type FlakyTest = Failure & { readonly failedRuns: number }

/** Each test that failed at least once, the most frequent first, with the message of its first failure. */
export function sumUpRuns(runs: readonly (readonly Failure[])[]): readonly FlakyTest[] {
  const tests = new Map<string, FlakyTest>()
  for (const failures of runs) {
    // A test can fail with several errors in one run, and that is still one failed run.
    const firstOfEach = new Map([...failures].reverse().map((failure) => [failure.test, failure]))
    for (const { test, message } of [...firstOfEach.values()].reverse()) {
      const known = tests.get(test) ?? { test, message, failedRuns: 0 }
      tests.set(test, { ...known, failedRuns: known.failedRuns + 1 })
    }
  }
  return [...tests.values()].sort((one, other) => other.failedRuns - one.failedRuns)
}

export function describeRuns(runs: readonly (readonly Failure[])[]): string {
  const flaky = sumUpRuns(runs)
  if (flaky.length === 0) return `no test failed in ${runs.length} runs`
  return flaky
    .map(({ test, message, failedRuns }) => {
      const indented = message.trimEnd().replaceAll(/^/gm, '      ')
      return `  failed in ${failedRuns} of ${runs.length} runs: ${test}\n${indented}`
    })
    .join('\n')
}
