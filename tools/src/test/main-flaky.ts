import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { REPOSITORY } from '../stack/repository.ts'
import { chooseFiles } from './choose-files.ts'
import { repeatTests } from './repeat-tests.ts'
import { describeRuns } from './sum-up-runs.ts'
import { startTestEngines } from './test-engines.ts'
import { isTestKind, TEST_KINDS } from './test-kinds.ts'

/** `npm run flaky -- <file or filter> --times 20`: runs tests many times and names those that failed at least once. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' }, kind: { type: 'string' } },
})
const times = Number(values.times)
if (!Number.isInteger(times) || times < 1) throw new Error(`--times ${values.times} is no number of runs`)
if (values.kind !== undefined && !isTestKind(values.kind)) {
  throw new Error(`--kind is one of ${TEST_KINDS.join(', ')}`)
}

const write = (line: string) => process.stdout.write(`${line}\n`)
const testFiles = globSync('*/src/**/*.test.{ts,tsx}', { cwd: REPOSITORY })
const { kind, files } = chooseFiles(testFiles, { filters: positionals, kind: values.kind })
write(`${kind}, ${times} times:\n${files.map((file) => `  ${file}`).join('\n')}`)

// As in a full run: tracing would change how long everything takes.
process.env.E2E_TRACES ??= 'none'
const engines = kind === 'integration' ? await startTestEngines({ sandbox: true }) : null
Object.assign(process.env, engines?.env)
try {
  let run = 0
  const runs = await repeatTests({
    kind,
    files,
    times,
    onRun: ({ tests, seconds, failures }) => {
      run += 1
      const outcome = failures.length === 0 ? 'passed' : 'FAILED'
      write(`run ${String(run).padStart(3)}: ${outcome}, ${tests} tests, ${seconds.toFixed(1)} s`)
    },
  })
  write(`\n${describeRuns(runs)}`)
  process.exitCode = runs.every((failures) => failures.length === 0) && runs.length === times ? 0 : 1
} finally {
  await engines?.stop()
}
