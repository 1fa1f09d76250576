import type { BenignResult } from './benign/run-benign.ts'
import type { HoleResult } from './planted/hole-result.ts'
import { runCommand } from './run-command.ts'

const TIMEOUT_MS = 1_200_000

/** Holes and ordinary life, each in a process and a product of its own, and what is to be said of them. */
export async function runOthers(): Promise<readonly { readonly line: string; readonly isGood: boolean }[]> {
  const holesAt = new URL('./planted/main-holes.ts', import.meta.url)
  const benignAt = new URL('./benign/main-benign.ts', import.meta.url)
  const { result: rounds } = await runCommand<readonly HoleResult[]>(holesAt, (out) => [out], TIMEOUT_MS)
  const { result: life } = await runCommand<BenignResult>(benignAt, (out) => [out], TIMEOUT_MS)
  const holes = rounds.filter(({ hole }) => hole !== null)
  const caught = holes.filter(({ kinds }) => kinds.length > 0).length
  const falsely = rounds.filter(({ hole, kinds }) => hole === null && kinds.length > 0).length
  const done = life.tasks.filter(({ isDone }) => isDone).length
  return [
    {
      line: `holes caught: ${caught} of ${holes.length}; found without a hole: ${falsely}`,
      isGood: caught === holes.length && falsely === 0,
    },
    {
      line: `benign done: ${done} of ${life.tasks.length}`,
      isGood: done >= 0.98 * life.tasks.length && life.verdict.violations.length === 0,
    },
  ]
}
