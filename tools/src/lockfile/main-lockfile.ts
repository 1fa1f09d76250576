import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../stack/repository.ts'
import { completeLockfile, findMissingOptionals, type Lockfile } from './complete-lockfile.ts'
import { findUnchecked, findUndecidedScripts } from './find-unchecked.ts'

/** Says what the lock file lacks; with `--write` supplies it. Run it after every change of dependencies. */
const file = join(REPOSITORY, 'package-lock.json')
const lockfile: Lockfile = JSON.parse(readFileSync(file, 'utf8'))
const { allowScripts }: { allowScripts: Record<string, boolean> } = JSON.parse(
  readFileSync(join(REPOSITORY, 'package.json'), 'utf8'),
)
const missing = Object.keys(findMissingOptionals(lockfile))
const write = process.argv.includes('--write')
if (write && missing.length > 0)
  writeFileSync(file, `${JSON.stringify(completeLockfile(lockfile), null, 2)}\n`)
for (const path of missing) process.stdout.write(`package-lock.json: ${write ? 'added' : 'lacks'} ${path}\n`)
if (!write && missing.length > 0) {
  process.stdout.write('`npm ci` would refuse it; `npm run lock` completes it\n')
  process.exitCode = 1
}
const problems = [
  ...findUnchecked(lockfile).map((path) => `${path} has no checksum`),
  ...findUndecidedScripts(lockfile, allowScripts).map(
    (path) => `${path} has an install script: allow or refuse it in allowScripts of package.json`,
  ),
]
for (const problem of problems) process.stdout.write(`package-lock.json: ${problem}\n`)
if (problems.length > 0) process.exitCode = 1
