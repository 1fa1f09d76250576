import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { REPOSITORY } from '../stack/repository.ts'
import { WAVES } from './ci-parts.ts'
import type { Counts } from './count-tests.ts'
import { describeSlowness, measureSlowness } from './measure-machine.ts'
import { runCi } from './run-ci.ts'

const write = (line: string) => process.stdout.write(`${line}\n`)

// Whatever goes wrong, the last line is the same.
const { passed, failed } = await runAll().catch((error: unknown): Counts => {
  write(error instanceof Error ? `${error.stack}` : String(error))
  return { passed: 0, failed: 1 }
})
write(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** `npm run ci`, and `npm run ci -- --profile` to see where the time went. */
async function runAll(): Promise<Counts> {
  const { values } = parseArgs({ options: { profile: { type: 'boolean', default: false } } })
  const slowness = await measureSlowness()
  write(describeSlowness(slowness))
  return runCi({
    waves: WAVES,
    reports: join(REPOSITORY, 'reports'),
    slowness,
    measureAgain: measureSlowness,
    root: REPOSITORY,
    isProfilePrinted: values.profile,
    write,
  })
}
