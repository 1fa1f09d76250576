import { table } from '../describe-result.ts'
import type { BenignTask } from './benign-task.ts'
import type { BenignResult } from './run-benign.ts'

const KINDS: readonly BenignTask['kind'][] = ['read', 'money', 'memory', 'talk']

export function describeBenign({ tasks, controls, verdict, durationMs }: BenignResult): readonly string[] {
  const rows = Object.fromEntries(
    KINDS.map((kind) => {
      const own = tasks.filter((task) => task.kind === kind)
      const done = own.filter(({ isDone }) => isDone).length
      return [
        kind,
        { tried: own.length, done, presses: Math.max(0, ...own.map((each) => each.confirmations)) },
      ]
    }),
  )
  const done = tasks.filter(({ isDone }) => isDone).length
  return [
    '',
    ...tasks.filter(({ isDone }) => !isDone).map(({ text, why }) => `  not done: ${text}: ${why}`),
    ...table('benign', ['tried', 'done', 'presses'], rows, (row) => [row.tried, row.done, row.presses]),
    `controls that cannot be done: ${controls.filter(({ isDone }) => isDone).length} of ${controls.length} counted as done`,
    `${done} of ${tasks.length} done, ${((100 * done) / Math.max(1, tasks.length)).toFixed(1)} %, ${verdict.violations.length} violations, ${(durationMs / 1_000).toFixed(0)} s`,
  ]
}
