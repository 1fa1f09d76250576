import { CHAINS } from '../chains/all-chains.ts'
import { listOf } from '../money/show-figures.ts'
import { plainText } from '../text/quote-text.ts'
import { defineToolWords, type ToolWords } from '../toolbox/tool-contract.ts'
import { groupOf } from './intent-state.ts'
import { transactionTools } from './tools.ts'

type Words = ToolWords<typeof transactionTools>

const STATES = { waiting: 'in progress', done: 'done', failed: 'failed' } as const

const sayActivity: Words['get_activity'] = ({ intents }) => {
  const [last] = intents
  if (last === undefined) return 'No activity in this vault yet.'
  const waiting = intents.filter(({ state }) => groupOf(state) === 'waiting').length
  const failed = intents.filter(({ state }) => groupOf(state) === 'failed').length
  const newest = `Your latest action is a ${last.intent.type} on ${CHAINS[last.intent.chain].name}: ${STATES[groupOf(last.state)]}.`
  const why = last.failure === null ? '' : ` ${plainText(last.failure.text, 200)}`
  const others = [waiting > 0 ? `${waiting} waiting` : '', failed > 0 ? `${failed} failed` : ''].filter(
    (part) => part !== '',
  )
  if (intents.length === 1) return `${newest}${why}`
  return `${newest}${why} Of your last ${intents.length} actions, ${others.length === 0 ? 'all are done' : listOf(others)}.`
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five']

const saySequence: Words['propose_sequence'] = ({ proposal: { intents } }) =>
  `That is ${COUNTS[intents.length] ?? intents.length} steps. They run in this order, with one approval.`

export const transactionToolWords = defineToolWords(transactionTools, {
  get_activity: sayActivity,
  propose_sequence: saySequence,
})
