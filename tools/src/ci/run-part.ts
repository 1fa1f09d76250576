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
/** What a part wrote last may still be on its way when it has ended. */
const DRAIN_MS = 2000

/** Runs one part with a log of its own. What outlives its time is ended with all its children. */
export function runPart(
  part: CiPart,
  options: { readonly logs: string; readonly timeoutSeconds: number },
): Promise<PartResult> {
  const startedMs = performance.now()
  const logFile = join(options.logs, `${part.name}.log`)
  const log = createWriteStream(logFile)
  const [command, ...args] = part.command
  const child = spawn(command, args, {
    cwd: REPOSITORY,
    detached: true,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const tooLate = setTimeout(() => {
    log.write(`\nended after ${options.timeoutSeconds.toFixed(0)} s\n`)
    signalGroup(child.pid, 'SIGTERM')
    setTimeout(() => signalGroup(child.pid, 'SIGKILL'), GRACE_MS).unref()
  }, options.timeoutSeconds * 1000)
  return new Promise((resolve) => {
    let isFinished = false
    const finish = (passed: boolean) => {
      if (isFinished) return
      isFinished = true
      clearTimeout(tooLate)
      for (const stream of [child.stdout, child.stderr]) stream.unpipe(log).destroy()
      const seconds = (performance.now() - startedMs) / 1000
      log.end(() => resolve({ part, passed, seconds, logFile }))
    }
    child.once('error', () => finish(false))
    child.once('close', (code) => finish(code === 0))
    // A grandchild that lives on keeps the streams open; nobody waits for it.
    child.once('exit', (code) => setTimeout(() => finish(code === 0), DRAIN_MS).unref())
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
