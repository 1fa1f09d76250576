import { beforeAll, describe, expect, it } from 'vitest'
import type { BenignResult } from './benign/run-benign.ts'
import { runCommand } from './run-command.ts'

const TASKS_MIN = 200
const DONE_SHARE = 0.98

const TIMEOUT_MS = 270_000

describe('what people do every day', () => {
  let result: BenignResult
  beforeAll(async () => {
    const entry = new URL('./benign/main-benign.ts', import.meta.url)
    const run = await runCommand<BenignResult>(entry, (out) => [out], TIMEOUT_MS)
    result = run.result
  }, TIMEOUT_MS + 30_000)

  it('is done', () => {
    const notDone = result.tasks.filter(({ isDone }) => !isDone)
    expect(result.tasks.length).toBeGreaterThanOrEqual(TASKS_MIN)
    expect(1 - notDone.length / result.tasks.length, JSON.stringify(notDone)).toBeGreaterThanOrEqual(
      DONE_SHARE,
    )
  })

  it('takes at most one press for money and memory, none for everything else', () => {
    const pressed = result.tasks.filter(({ kind, confirmations }) => {
      return confirmations > (kind === 'money' || kind === 'memory' ? 1 : 0)
    })
    expect(pressed).toEqual([])
  })

  it('is not called done where it is not', () => {
    expect(result.controls.length).toBeGreaterThan(0)
    expect(result.controls.filter(({ isDone }) => isDone)).toEqual([])
  })

  it('does nothing else', () => {
    expect(result.verdict.violations).toEqual([])
  })
})
