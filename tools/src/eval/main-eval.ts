import { parseArgs } from 'node:util'
import { readConversation } from '@windhover/core/chat/planner/read-conversation'
import { advance, NOTHING_SAID } from '@windhover/core/chat/reader/dialogue/state'
import { readTurn } from '@windhover/core/chat/reader/read-turn'
import { readLearned } from '../train/keep-learned.ts'
import { asExpectation } from './as-expectation.ts'
import { readConversationSets, readRequestSets } from './read-sets.ts'
import { type Score, scoreConversations, scoreRequests, type Talk } from './score-sets.ts'

/** `npm run eval`, `npm run eval -- --missed learn-east`: how much of each set is read right. */
const { values } = parseArgs({ options: { missed: { type: 'string' }, reader: { type: 'string' } } })
const beginTalk = chooseReader()
const write = (line: string) => process.stdout.write(`${line}\n`)

const requests = await Promise.all(readRequestSets().map((set) => scoreRequests(set, beginTalk)))
const conversations = await Promise.all(
  readConversationSets().map((set) => scoreConversations(set, beginTalk)),
)
write('requests')
for (const score of requests) print(score)
write('conversations')
for (const score of conversations) print(score)

function print({ set, right, all, wrongActs, missed, isHeldOut }: Score): void {
  const share = ((100 * right) / all).toFixed(1)
  write(`  ${set.padEnd(24)} ${share.padStart(5)} %  ${right} of ${all}, wrong acts: ${wrongActs}`)
  if (values.missed !== set) return
  if (isHeldOut) throw new Error('what is missed of a set that is held out is not looked at')
  for (const { line, text, got } of missed) write(`    ${line}: ${text}\n       ${JSON.stringify(got)}`)
}

/** `--reader planner` is the one that answers people today; the learned one is to take its place. */
function chooseReader(): () => Talk {
  if (values.reader !== 'learned')
    return () => {
      const said: string[] = []
      return ({ text }) => {
        said.push(text)
        return asExpectation(readConversation(said))
      }
    }
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
