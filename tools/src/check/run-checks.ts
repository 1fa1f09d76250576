import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { REPOSITORY } from '../stack/repository.ts'
import type { Check } from './checks.ts'

export type CheckResult = {
  readonly name: string
  readonly passed: boolean
  readonly seconds: number
  readonly output: string
}

/** All at once: most of them wait for the disk or for each other's cores only briefly. */
export function runChecks(checks: readonly Check[]): Promise<CheckResult[]> {
  return Promise.all(checks.map(runCheck))
}

function runCheck(check: Check): Promise<CheckResult> {
  const startedMs = performance.now()
  const [command, ...args] = check.command
  const path = [join(REPOSITORY, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const child = spawn(command, args, {
    cwd: REPOSITORY,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)))
  return new Promise((resolve) => {
    const finish = (passed: boolean) =>
      resolve({
        name: check.name,
        passed,
        seconds: (performance.now() - startedMs) / 1000,
        output: output.join('').trim(),
      })
    child.once('error', (error) => {
      output.push(String(error))
      finish(false)
    })
    child.once('close', (code) => finish(code === 0))
  })
}
