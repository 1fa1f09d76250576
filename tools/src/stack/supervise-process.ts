import { setTimeout as sleep } from 'node:timers/promises'
import type { LogLevel, StackLog } from './log/log-entry.ts'
import { ProcessFailed } from './process-failed.ts'
import type { ProcessPlan } from './process-plan.ts'
import { type RunningProcess, runProcess } from './run-process.ts'
import { waitFor } from './wait-for.ts'
import type { Watchdog } from './watchdog.ts'

const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 15_000
/** A process that lived this long gets a fresh start with its delays. */
const STEADY_AFTER_MS = 30_000
const STOP_WITHIN_MS = 10_000

export type SuperviseOptions = {
  readonly log: StackLog
  readonly watchdog: Watchdog
  readonly logFile: string
  /** Start it again when it dies. */
  readonly revive: boolean
  /** In place of pauses that double. */
  readonly reviveAfterMs?: number | undefined
}

/** One process that is kept alive until it is stopped. */
export class SupervisedProcess {
  readonly name: string
  readonly #plan: ProcessPlan
  readonly #options: SuperviseOptions
  #running: RunningProcess | null = null
  #wanted = false
  #closed = false
  #delayMs = FIRST_DELAY_MS

  constructor(plan: ProcessPlan, options: SuperviseOptions) {
    this.name = plan.name
    this.#plan = plan
    this.#options = options
  }

  get pid(): number | null {
    return this.#running?.pid ?? null
  }

  /** What it was told at its start; tests open its store with it. */
  get environment(): Readonly<Record<string, string>> {
    return this.#plan.env
  }

  isReady(): Promise<boolean> {
    return this.#running ? this.#plan.isReady() : Promise.resolve(false)
  }

  /** Resolves when the process answers; throws with its last words when it does not. */
  async start(): Promise<void> {
    if (this.#closed) throw new Error(`${this.name} has been closed`)
    const running = await this.#launch()
    await this.#ready(running)
    // Only now: what cannot even start is reported once instead of being tried for ever.
    this.#wanted = true
  }

  async waitUntilReady(withinMs = this.#plan.readyWithinMs): Promise<void> {
    const ready = await waitFor({ check: () => this.isReady(), withinMs })
    if (!ready) throw new Error(`${this.name} was not ready within ${withinMs} ms`)
  }

  async stop(): Promise<void> {
    this.#wanted = false
    await this.#end()
  }

  /** Stops it for good: a restart that is under way does not bring it back. */
  async close(): Promise<void> {
    this.#closed = true
    await this.stop()
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  /** Ends it the hard way and resolves once it is gone; it comes back by itself if it is to be revived. */
  async kill9(): Promise<void> {
    const running = this.#running
    running?.signal('SIGKILL')
    await running?.exited
  }

  async #launch(): Promise<RunningProcess> {
    const startedMs = performance.now()
    const running = await runProcess(this.#plan, this.#options)
    this.#running = running
    void running.exited.then((how) => this.#onExit({ running, how, livedMs: performance.now() - startedMs }))
    return running
  }

  async #ready(running: RunningProcess): Promise<void> {
    const gone = new AbortController()
    void running.exited.then(() => gone.abort())
    const { isReady: check, readyWithinMs: withinMs } = this.#plan
    if (await waitFor({ check, withinMs, signal: gone.signal })) return
    const what = gone.signal.aborted
      ? `ended (${await running.exited})`
      : `did not answer within ${withinMs / 1000} s`
    await this.#end()
    // Its last lines may still be on their way through the pipe.
    await sleep(100)
    const { logFile } = this.#options
    throw new ProcessFailed({ summary: `${this.name} ${what}`, lastLines: running.lastLines(), logFile })
  }

  async #onExit(exit: { running: RunningProcess; how: string; livedMs: number }): Promise<void> {
    if (this.#running === exit.running) this.#running = null
    if (!this.#wanted) return
    if (exit.livedMs > STEADY_AFTER_MS) this.#delayMs = FIRST_DELAY_MS
    const delayMs = this.#options.reviveAfterMs ?? this.#delayMs
    this.#delayMs = Math.min(this.#delayMs * 2, LONGEST_DELAY_MS)
    if (!this.#options.revive) return this.#say('error', `ended: ${exit.how}`)
    this.#say('error', `ended: ${exit.how}; starts again in ${delayMs / 1000} s`)
    await sleep(delayMs)
    if (!this.#wanted || this.#running) return
    await this.#launch().catch((error: unknown) => this.#say('error', String(error)))
  }

  async #end(): Promise<void> {
    const running = this.#running
    if (!running) return
    running.signal(this.#plan.stopSignal)
    const tooLate = setTimeout(() => {
      this.#say('warn', `did not end within ${STOP_WITHIN_MS / 1000} s and was killed`)
      running.signal('SIGKILL')
    }, STOP_WITHIN_MS)
    await running.exited
    clearTimeout(tooLate)
    // What its group still holds (a bundler's helper, say) ends with it.
    running.signal('SIGKILL')
  }

  #say(level: LogLevel, text: string): void {
    this.#options.log({ time: new Date(), source: this.name, level, text, fields: {} })
  }
}
