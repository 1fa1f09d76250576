import { parseArgs } from 'node:util'
import { learnedLines, readConversationSets, readRequestSets } from '../eval/read-sets.ts'
import { keepLearned } from './keep-learned.ts'
import { learn } from './learn.ts'
import { orderCurve } from './order-curve.ts'

/**
 * `npm run train`: what the reader learns from the sets that are not held out. The same sets always give the same. With
 * `--curve`, nothing is kept: what asking back about unsure orders costs and saves.
 */
const { values } = parseArgs({ options: { curve: { type: 'boolean' } } })
const write = (line: string) => process.stdout.write(`${line}\n`)
if (values.curve === true) for (const row of orderCurve(readRequestSets())) write(row)
else train()

function train(): void {
  const lines = learnedLines(readRequestSets())
  const startedAt = Date.now()
  const conversations = readConversationSets()
    .filter(({ isHeldOut }) => !isHeldOut)
    .flatMap((set) => set.lines)
  const bytes = keepLearned(learn(lines, conversations))
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(0)
  write(`learned from ${lines.length} requests in ${seconds} s, ${Math.round(bytes / 1_024)} KiB`)
}
