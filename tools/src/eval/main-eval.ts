import { parseArgs } from 'node:util'
import { advance, NOTHING_SAID } from '@windhover/core/chat/reader/dialogue/state'
import { readTurn } from '@windhover/core/chat/reader/read-turn'
import { readLearned } from '@windhover/server/adapters/ai-agent/read-learned'
import { asExpectation } from './as-expectation.ts'
import { confusionTable } from './confusion-table.ts'
import { readConversationSets, readRequestSets } from './read-sets.ts'
import { type Score, scoreConversations, scoreRequests, type Talk } from './score-sets.ts'

/** `npm run eval`, with `--missed learn-east` or `--confusion`: how much of each set is read right, and what is not. */
const { values } = parseArgs({ options: { missed: { type: 'string' }, confusion: { type: 'boolean' } } })
const beginTalk = openReader()
const write = (line: string) => process.stdout.write(`${line}\n`)

const requests = await Promise.all(readRequestSets().map((set) => scoreRequests(set, beginTalk)))
const conversations = await Promise.all(
  readConversationSets().map((set) => scoreConversations(set, beginTalk)),
)
write('requests')
for (const score of requests) print(score)
write('conversations')
for (const score of conversations) print(score)
if (values.confusion === true)
  for (const row of confusionTable(requests.filter(({ isHeldOut }) => isHeldOut))) write(row)

function print({ set, right, all, wrongActs, missed, isHeldOut }: Score): void {
  const share = ((100 * right) / all).toFixed(1)
  write(`  ${set.padEnd(24)} ${share.padStart(5)} %  ${right} of ${all}, wrong acts: ${wrongActs}`)
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
