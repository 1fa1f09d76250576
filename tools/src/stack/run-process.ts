import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { StackLog } from './log/log-entry.ts'
import type { ProcessPlan } from './process-plan.ts'
import type { Watchdog } from './watchdog.ts'

export type RunningProcess = {
  readonly pid: number
  /** Resolves when the process is gone, with a phrase that says how. */
  readonly exited: Promise<string>
  readonly signal: (signal: NodeJS.Signals) => void
  readonly lastLines: () => readonly string[]
}

const REMEMBERED_LINES = 20

/** Starts a process as leader of its own group, so that a signal reaches its children too. */
export async function runProcess(
  plan: ProcessPlan,
  options: { log: StackLog; watchdog: Watchdog; logFile: string },
): Promise<RunningProcess> {
  const child = spawn(plan.command, plan.args, {
    cwd: plan.cwd,
    env: plan.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...plan.owner,
  })
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    // Not 'close': a grandchild that still holds the pipe must not hide that the process itself is gone.
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`))
  })
  const { pid } = child
  if (pid === undefined) throw new Error(`${plan.name} could not be started: ${await exited}`)
  options.watchdog.guard(pid, plan.stopSignal)
  void exited.then(() => options.watchdog.release(pid))

  const lines = readLines(child, { plan, log: options.log, logFile: options.logFile })
  return {
    pid,
    exited,
    signal: (signal) => signalGroup(pid, signal),
    lastLines: () => lines,
  }
}

function readLines(
  child: ChildProcess,
  to: { plan: ProcessPlan; log: StackLog; logFile: string },
): readonly string[] {
  const remembered: string[] = []
  const file = createWriteStream(to.logFile, { flags: 'a' })
  file.on('error', () => {})
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      file.write(`${line}\n`)
      remembered.push(line)
      if (remembered.length > REMEMBERED_LINES) remembered.shift()
      const parsed = to.plan.parseLine(line)
      if (parsed) to.log({ ...parsed, source: to.plan.name })
    })
  }
  child.once('close', () => file.end())
  return remembered
}

function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
