import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** Names the file to write: vitest gives no options to a reporter from the command line. */
export const FILE_TIMES_VARIABLE = 'TEST_FILE_TIMES'

export type FileTimes = {
  /** Global set-up before the first file, such as starting the product. */
  readonly globalSetupMs: number
  readonly files: readonly { readonly file: string; readonly totalMs: number }[]
}

/** vitest's JSON report knows a file only from its first test to its last; imports and hooks before them are missing. */
export default class FileTimesReporter implements Reporter {
  #startedMs = 0
  #firstFileMs: number | null = null

  onTestRunStart(): void {
    this.#startedMs = performance.now()
  }

  onTestModuleQueued(): void {
    this.#firstFileMs ??= performance.now()
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const target = process.env[FILE_TIMES_VARIABLE]
    if (target === undefined) return
    const files = modules.map((module) => ({ file: module.moduleId, totalMs: totalOf(module) }))
    const globalSetupMs = (this.#firstFileMs ?? performance.now()) - this.#startedMs
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, JSON.stringify({ globalSetupMs, files } satisfies FileTimes))
  }
}

function totalOf(module: TestModule): number {
  const times = module.diagnostic()
  return (
    times.environmentSetupDuration +
    times.prepareDuration +
    times.setupDuration +
    times.collectDuration +
    times.duration
  )
}
