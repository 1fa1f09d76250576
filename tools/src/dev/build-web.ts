import { spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../stack/repository.ts'

const SOURCES = [
  'web/src/**/*',
  'web/index.html',
  'web/tools/*.ts',
  'web/public/**/*',
  'web/vite.config.ts',
  'core/src/**/*.ts',
  'package-lock.json',
]

/** Builds the web app unless the last build is newer than everything it is made from. */
export function buildWebIfStale(): void {
  const built = modifiedMs(join(REPOSITORY, 'web/dist/index.html'))
  const newest = Math.max(
    ...globSync(SOURCES, { cwd: REPOSITORY }).map((file) => modifiedMs(join(REPOSITORY, file))),
  )
  if (built > newest) return
  const result = spawnSync('npm', ['run', 'build'], {
    cwd: REPOSITORY,
    stdio: 'inherit',
    // A test runner says "test" here, and React would be built with its development half.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (result.status !== 0) throw new Error('the web app could not be built')
}

function modifiedMs(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
