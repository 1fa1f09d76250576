import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEST_KINDS, type TestKind } from '../spec/read-reports.ts'
import { REPOSITORY } from '../stack/repository.ts'
import { filesToTryAgain, mergeSecondTry, type RunReport } from './second-try.ts'
import { startTestEngines, type TestEngines } from './test-engines.ts'

/** `npm run test:integration` is a full run and leaves its report; with `-- <filter>` it is a look at a part. */
const [kind, ...filters] = process.argv.slice(2)
if (!isTestKind(kind)) throw new Error(`expected one of ${TEST_KINDS.join(', ')}`)

const REPORTS = join(REPOSITORY, 'reports')
/** Traces of browsers slow a full run down by a third: only in CI, where what fails is tried once more and traced then. */
const FIRST_TRY = process.env.CI === 'true' ? { E2E_TRACES: 'none' } : {}

// The kinds that run the whole product start engines of their own with it.
const noEngines: TestEngines = { env: {}, stop: async () => {} }
const engines = kind === 'integration' ? await startTestEngines({ sandbox: filters.length === 0 }) : noEngines
try {
  process.exitCode = filters.length === 0 ? await runAll(kind) : await runVitest({ kind, args: filters })
} finally {
  await engines.stop()
}

/** A full run leaves its report; in CI, files with real processes that failed are tried once more, alone. */
async function runAll(own: TestKind): Promise<number> {
  const report = join(REPORTS, `${own}.json`)
  const code = await runVitest({ kind: own, args: reportTo(report), env: FIRST_TRY })
  if (code === 0 || own === 'unit' || process.env.CI !== 'true' || !existsSync(report)) return code
  const first: RunReport = JSON.parse(readFileSync(report, 'utf8'))
  const files = filesToTryAgain(first)
  if (files.length === 0) return code
  const again = join(REPORTS, `${own}.again.json`)
  rmSync(again, { force: true })
  const secondCode = await runVitest({ kind: own, args: [...reportTo(again), ...files] })
  if (!existsSync(again)) return code
  const merged = mergeSecondTry(first, JSON.parse(readFileSync(again, 'utf8')))
  writeFileSync(report, JSON.stringify(merged.report))
  writeFileSync(join(REPORTS, `${own}.passed-late.txt`), merged.passedLate.join('\n'))
  return secondCode
}

function reportTo(file: string): readonly string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
}

function runVitest(run: {
  kind: TestKind
  args: readonly string[]
  env?: NodeJS.ProcessEnv
}): Promise<number> {
  const args = ['run', '--project', run.kind, ...run.args]
  const child = spawn(process.execPath, [join(REPOSITORY, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: REPOSITORY,
    env: { ...process.env, ...engines.env, ...run.env },
    stdio: 'inherit',
  })
  // Both get the terminal's Ctrl-C; we stay until vitest has cleaned up.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}

function isTestKind(value: string | undefined): value is TestKind {
  return TEST_KINDS.some((known) => known === value)
}
