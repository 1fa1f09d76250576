import { parseArgs } from 'node:util'
import { advance, NOTHING_SAID } from '@windhover/core/chat/reader/dialogue/state'
import { readTurn } from '@windhover/core/chat/reader/read-turn'
import { readLearned } from '@windhover/server/adapters/ai-agent/read-learned'
import { asExpectation } from './as-expectation.ts'
import { compareModel } from './compare-model.ts'
import { confusionTable } from './confusion-table.ts'
import { measureSpeed } from './measure-speed.ts'
import { printTokens } from './print-tokens.ts'
import { readConversationSets, readRequestSets } from './read-sets.ts'
import { type Score, scoreConversations, scoreRequests, type Talk } from './score-sets.ts'

/**
 * `npm run eval`: how much of each set the reader reads right, with `--missed learn-east` or `--confusion` what is not,
 * with `--speed` how long it takes. `--tokens`: what hosted models are given to read. `--model openai:<name> [--lines 2]
 * [--seed 1]`: that model on the same sets, with the key and address of the environment.
 */
const { values } = parseArgs({
  options: {
    missed: { type: 'string' },
    confusion: { type: 'boolean' },
    speed: { type: 'boolean' },
    tokens: { type: 'boolean' },
    model: { type: 'string' },
    lines: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
  },
})
const write = (line: string) => process.stdout.write(`${line}\n`)
if (values.tokens === true) await printTokens(write)
else if (values.model !== undefined) {
  const env = { ...process.env, MODEL: values.model }
  await compareModel({ env, lines: Number(values.lines), seed: values.seed }, write)
} else if (values.speed === true) {
  const sets = { requests: readRequestSets(), conversations: readConversationSets() }
  for (const row of measureSpeed(readLearned(), sets)) write(row)
} else printScores()

function printScores(): void {
  const beginTalk = openReader()
  const requests = readRequestSets().map((set) => scoreRequests(set, beginTalk))
  const conversations = readConversationSets().map((set) => scoreConversations(set, beginTalk))
  write('requests')
  for (const score of requests) print(score)
  write('conversations')
  for (const score of conversations) print(score)
  if (values.confusion === true)
    for (const row of confusionTable(requests.filter(({ isHeldOut }) => isHeldOut))) write(row)
}

function print({ set, right, asked, all, wrongActs, missed, isHeldOut }: Score): void {
  const share = (count: number) => `${((100 * count) / all).toFixed(1).padStart(5)} %`
  const helpful = `with those asked back ${share(right + asked)}`
  write(
    `  ${set.padEnd(24)} ${share(right)}  ${right} of ${all}, ${helpful}, asked: ${asked}, wrong acts: ${wrongActs}`,
  )
  if (values.missed !== set) return
  if (isHeldOut) throw new Error('what is missed of a set that is held out is not looked at')
  for (const { line, text, got } of missed) write(`    ${line}: ${text}\n       ${JSON.stringify(got)}`)
}

function openReader(): () => Talk {
  const learned = readLearned()
  return () => {
    let state = NOTHING_SAID
    return ({ text, shown = [], approved = false }) => {
      const plan = readTurn(learned, text, state)
      state = advance(state, { text, plan }, { shown, isApproved: approved })
      return asExpectation(plan)
    }
  }
}
