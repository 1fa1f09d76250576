import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LogEntry } from './log/log-entry.ts'
import { parsePlainLine } from './log/parse-line.ts'
import type { ProcessPlan } from './process-plan.ts'
import { SupervisedProcess } from './supervise-process.ts'
import { waitFor } from './wait-for.ts'
import { startWatchdog } from './watchdog.ts'

const LIVES_ON =
  'process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1000); console.log("up")'

describe('SupervisedProcess', () => {
  let folder = ''
  let entries: LogEntry[] = []
  let started: SupervisedProcess[] = []
  const watchdog = startWatchdog()
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'windhover-supervise-'))
    entries = []
    started = []
  })
  afterEach(async () => {
    await Promise.all(started.map((process) => process.close()))
    rmSync(folder, { recursive: true, force: true })
  })

  function supervise(
    script: string,
    options: { revive: boolean; reviveAfterMs?: number; readyWithinMs?: number },
  ): SupervisedProcess {
    const plan: ProcessPlan = {
      name: 'subject',
      command: process.execPath,
      args: ['-e', script],
      cwd: folder,
      env: {},
      stopSignal: 'SIGTERM',
      parseLine: parsePlainLine,
      isReady: async () => entries.some((entry) => entry.text === 'up'),
      readyWithinMs: options.readyWithinMs ?? 30_000,
    }
    const log = (entry: LogEntry) => void entries.push(entry)
    const subject = new SupervisedProcess(plan, {
      log,
      watchdog,
      logFile: join(folder, 'log'),
      revive: options.revive,
      reviveAfterMs: options.reviveAfterMs,
    })
    started.push(subject)
    return subject
  }

  it('brings a killed process back under a new number', async () => {
    const subject = supervise(LIVES_ON, { revive: true })
    await subject.start()
    const first = subject.pid
    await subject.kill9()
    expect(subject.pid).toBeNull()
    await waitFor({ check: async () => subject.pid !== null, withinMs: 10_000 })
    expect(subject.pid).not.toBe(first)
    expect(entries.map((entry) => entry.text)).toContain('ended: signal SIGKILL; starts again in 0.25 s')
  })

  it('waits longer each time it dies early, or always as long as it is told', async () => {
    const pausesOf = async (reviveAfterMs?: number) => {
      entries.length = 0
      const subject = supervise(LIVES_ON, {
        revive: true,
        ...(reviveAfterMs !== undefined && { reviveAfterMs }),
      })
      await subject.start()
      for (let death = 0; death < 2; death += 1) {
        await waitFor({ check: async () => subject.pid !== null, withinMs: 10_000 })
        await subject.kill9()
      }
      return entries.flatMap(({ text }) => /starts again in ([\d.]+) s/.exec(text)?.[1] ?? [])
    }
    expect(await pausesOf()).toEqual(['0.25', '0.5'])
    expect(await pausesOf(100)).toEqual(['0.1', '0.1'])
  })

  it('leaves a killed process dead when it is not to be revived', async () => {
    const subject = supervise(LIVES_ON, { revive: false })
    await subject.start()
    await subject.kill9()
    expect(await waitFor({ check: async () => subject.pid !== null, withinMs: 1_000 })).toBe(false)
  })

  it('fails with the last words of a process that cannot start', async () => {
    const subject = supervise('console.error("no config"); process.exit(3)', { revive: true })
    await expect(subject.start()).rejects.toThrow(/subject ended \(exit code 3\)\nno config/)
    expect(subject.pid).toBeNull()
  })

  it('ends a process that never answers', async () => {
    const subject = supervise('setInterval(() => {}, 1000)', { revive: true, readyWithinMs: 200 })
    await expect(subject.start()).rejects.toThrow('did not answer within 0.2 s')
    expect(subject.pid).toBeNull()
  })

  it('is not brought back by a restart that was under way when it was closed', async () => {
    const subject = supervise(LIVES_ON, { revive: true })
    await subject.start()
    const restarting = subject.restart()
    await Promise.allSettled([restarting, subject.close()])
    await expect(restarting).rejects.toThrow('has been closed')
    expect(subject.pid).toBeNull()
  })
})
