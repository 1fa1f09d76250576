import { spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../stack/repository.ts'
import type { CiPart } from './ci-parts.ts'

export type PartResult = {
  readonly part: CiPart
  readonly passed: boolean
  readonly seconds: number
  readonly logFile: string
}

const GRACE_MS = 15_000

/** Runs one npm script with a log of its own. What outlives its time is ended with all its children. */
export function runPart(part: CiPart, logFolder: string): Promise<PartResult> {
  const startedMs = performance.now()
  const logFile = join(logFolder, `${part.name}.log`)
  const log = createWriteStream(logFile)
  const child = spawn('npm', ['run', part.script], {
    cwd: REPOSITORY,
    detached: true,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const tooLate = setTimeout(() => {
    log.write(`\nended after ${part.timeoutMinutes.toFixed(0)} minutes\n`)
    signalGroup(child.pid, 'SIGTERM')
    setTimeout(() => signalGroup(child.pid, 'SIGKILL'), GRACE_MS).unref()
  }, part.timeoutMinutes * 60_000)
  return new Promise((resolve) => {
    const finish = (passed: boolean) => {
      clearTimeout(tooLate)
      const seconds = (performance.now() - startedMs) / 1000
      log.end(() => resolve({ part, passed, seconds, logFile }))
    }
    child.once('error', () => finish(false))
    child.once('exit', (code) => finish(code === 0))
  })
}

function signalGroup(group: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (group !== undefined) process.kill(-group, signal)
  } catch {
    // It has ended in the meantime.
  }
}

export function tailOf(logFile: string, lines: number): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
}
