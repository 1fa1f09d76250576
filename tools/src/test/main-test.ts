import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { REPOSITORY } from '../stack/repository.ts'
import { FILE_TIMES_VARIABLE } from './report-file-times.ts'
import { startTestEngines, type TestEngines } from './test-engines.ts'
import { isTestKind, TEST_KINDS, type TestKind } from './test-kinds.ts'

/** `npm run test:integration` is a full run and leaves its report; with `-- <filter>` it runs a part and leaves none. */
const [kind, ...filters] = process.argv.slice(2)
if (!isTestKind(kind)) throw new Error(`expected one of ${TEST_KINDS.join(', ')}`)
const isFullRun = filters.length === 0

// The kinds that run the whole product start engines of their own with it.
const noEngines: TestEngines = { env: {}, stop: async () => {} }
const engines = kind === 'integration' ? await startTestEngines({ sandbox: isFullRun }) : noEngines
try {
  process.exitCode = isFullRun ? await runAll(kind) : await runVitest(kind, filters, {})
} finally {
  await engines.stop()
}

function runAll(own: TestKind): Promise<number> {
  const report = join(REPOSITORY, 'reports', `${own}.json`)
  const args = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--reporter=${join(REPOSITORY, 'tools/src/test/report-file-times.ts')}`,
  ]
  // Tracing browsers makes a full run a third longer. What fails leaves a picture; a filtered run also leaves a trace.
  const env = { E2E_TRACES: 'none', [FILE_TIMES_VARIABLE]: report.replace(/json$/, 'files.json') }
  return runVitest(own, args, env)
}

function runVitest(own: TestKind, args: readonly string[], env: Record<string, string>): Promise<number> {
  const vitest = join(REPOSITORY, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', '--project', own, ...args], {
    cwd: REPOSITORY,
    env: { ...env, ...process.env, ...engines.env },
    stdio: 'inherit',
  })
  // Both get the terminal's Ctrl-C; we stay until vitest has cleaned up.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}
