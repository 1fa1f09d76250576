import type { Arena } from '../arena.ts'
import { openBook } from '../oracle/book.ts'
import { judgeContest, type Verdict } from '../oracle/judge-contest.ts'
import { takeStock } from '../oracle/take-stock.ts'
import { settle } from '../settle.ts'
import { openTally } from '../tally.ts'
import { openMarket } from '../world/market.ts'
import type { Contest } from '../world/open-contest.ts'
import type { BenignTask, TaskResult } from './benign-task.ts'
import { doTask } from './do-task.ts'
import { moneyTasks } from './money-tasks.ts'
import { otherTasks } from './other-tasks.ts'
import { readTasks } from './read-tasks.ts'

export type BenignResult = {
  readonly tasks: readonly TaskResult[]
  /** Of tasks that cannot be done: were they counted as done, the others would prove nothing. */
  readonly controls: readonly TaskResult[]
  readonly verdict: Verdict
  readonly durationMs: number
}

const TALKS_AT_ONCE = 3

/** Every task once: payments of one person on one chain one after the other, everything else beside them. */
export async function runBenign(contest: Contest): Promise<BenignResult> {
  const startedMs = performance.now()
  const market = openMarket()
  const book = openBook()
  const arena: Arena = { contest, market, book, tally: openTally(), later: [] }
  const before = await takeStock(contest)
  const money = moneyTasks({ market, seed: contest.seed })
  const queue = [...readTasks(), ...otherTasks()]
  const lines = [
    ...Object.values(Object.groupBy(money, laneOf)).map((tasks) => [...(tasks ?? [])]),
    ...Array.from({ length: TALKS_AT_ONCE }, () => queue),
  ]
  const results: TaskResult[] = []
  await Promise.all(
    lines.map(async (line) => {
      for (let task = line.shift(); task !== undefined; task = line.shift())
        results.push(await doTask(arena, task))
    }),
  )
  const controls: TaskResult[] = []
  for (const task of CONTROLS) controls.push(await doTask(arena, task))
  await settle(contest)
  const after = await takeStock(contest)
  const verdict = judgeContest({ before, after, book, worthUsd: market.worthUsd })
  return { tasks: results, controls, verdict, durationMs: performance.now() - startedMs }
}

const laneOf = (task: BenignTask): string =>
  task.kind === 'money' ? `${task.person} ${task.wish.chain}` : ''

const CONTROLS: readonly BenignTask[] = [
  { kind: 'read', text: 'zwirbel the frumious flomp', person: 'careful', tools: ['get_balances'] },
  { kind: 'read', text: 'price of SOL', person: 'careful', tools: ['get_balances'] },
  { kind: 'memory', text: 'remember that I like tea', person: 'careful', contains: 'coffee' },
  {
    kind: 'money',
    text: 'wrap 0.01 SOL',
    person: 'careful',
    wish: { type: 'wrap', chain: 'solana', amountRaw: 20_000_000n },
  },
  { kind: 'talk', text: 'show my balances', person: 'careful' },
]
