import { createVitest, type TestModule } from 'vitest/node'
import { REPOSITORY } from '../stack/repository.ts'
import type { Failure } from './sum-up-runs.ts'
import type { TestKind } from './test-kinds.ts'

export type RepeatOptions = {
  readonly kind: TestKind
  readonly files: readonly string[]
  readonly times: number
  readonly onRun: (run: {
    readonly tests: number
    readonly seconds: number
    readonly failures: readonly Failure[]
  }) => void
}

/**
 * Runs the files again and again in one vitest: its global set-up, such as the shared product, happens once, while each
 * run gets fresh workers.
 */
export async function repeatTests(options: RepeatOptions): Promise<readonly (readonly Failure[])[]> {
  // What vitest's own command line sets before it starts.
  process.env.TEST = 'true'
  process.env.VITEST = 'true'
  process.env.NODE_ENV ??= 'test'
  const vitest = await createVitest({
    root: REPOSITORY,
    project: [options.kind],
    watch: false,
    // One line per run is printed instead.
    reporters: [{}],
  })
  let isStopped = false
  // vitest would exit at once, without a summary and with what its set-up started still there.
  process.removeAllListeners('SIGINT')
  process.once('SIGINT', () => {
    isStopped = true
    void vitest.cancelCurrentRun('keyboard-input')
  })
  const runs: (readonly Failure[])[] = []
  try {
    const specifications = await vitest.getRelevantTestSpecifications([...options.files])
    if (specifications.length === 0) throw new Error(`vitest knows none of ${options.files.join(', ')}`)
    while (runs.length < options.times && !isStopped) {
      const startedMs = performance.now()
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
      if (isStopped) break
      const failures = [
        ...testModules.flatMap(failuresOf),
        ...unhandledErrors.map((error) => ({ test: 'outside any test', message: messageOf(error) })),
      ]
      runs.push(failures)
      const tests = testModules.reduce((sum, module) => sum + [...module.children.allTests()].length, 0)
      options.onRun({ tests, seconds: (performance.now() - startedMs) / 1000, failures })
    }
  } finally {
    await vitest.close()
  }
  return runs
}

/** Hooks fail their suite, imports their file: both leave tests that never ran. */
function failuresOf(module: TestModule): readonly Failure[] {
  const file = module.relativeModuleId
  const named = (test: string) => (error: unknown) => ({ test, message: messageOf(error) })
  return [
    ...module.errors().map(named(file)),
    ...[...module.children.allSuites()].flatMap((suite) =>
      suite.errors().map(named(`${file} > ${suite.fullName}`)),
    ),
    ...[...module.children.allTests('failed')].flatMap((test) =>
      (test.result().errors ?? []).map(named(`${file} > ${test.fullName}`)),
    ),
  ]
}

function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error)
  return String(error.message)
}
