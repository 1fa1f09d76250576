import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type Watchdog = {
  readonly guard: (group: number, signal: NodeJS.Signals) => void
  readonly release: (group: number) => void
  readonly close: () => void
}

const SCRIPT = fileURLToPath(new URL('./watchdog.sh', import.meta.url))

/** A tiny second process that outlives us just long enough to end our children when we cannot. */
export function startWatchdog(): Watchdog {
  const child = spawn('/bin/sh', [SCRIPT], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  child.stdin.on('error', () => {})
  child.unref()
  return {
    guard: (group, signal) => child.stdin.write(`+ ${group} ${signal.replace(/^SIG/, '')}\n`),
    release: (group) => child.stdin.write(`- ${group}\n`),
    close: () => child.stdin.end(),
  }
}
