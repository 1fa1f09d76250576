import { CHEAT_SHEET } from '@windhover/core/chat/cheat-sheet'
import { NOTHING_SAID } from '@windhover/core/chat/reader/dialogue/state'
import { readTurn } from '@windhover/core/chat/reader/read-turn'
import { STARTER_PROMPTS } from '@windhover/core/chat/starter-prompts'
import { wrongRows } from '@windhover/core/testing/wrong-rows'
import { AGENT_TOOLS } from '@windhover/core/toolbox/agent-tools'
import { TOOL_CATEGORIES } from '@windhover/core/toolbox/category-list'
import { expect, it } from 'vitest'
import { readLearned } from './read-learned.ts'

/** What a person puts in place of the words in capitals; longer names first, because some begin like others. */
const FILLED: readonly [RegExp, string][] = [
  [/(?<=SOL to )RECIPIENT_ADDRESS/, '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'],
  [/RECIPIENT_ADDRESS/, '0x00000000000000000000000000000000000000aa'],
  [/BITCOIN_ADDRESS/, 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh'],
  [/TAKE_PROFIT_PRICE|TARGET_PRICE|STOP_PRICE/, '1.5'],
  [/PROTOCOL_NAME/, 'Aave'],
  [/RUNE_NAME/, 'DOGGOTOTHEMOON'],
  [/ACCOUNT_ID/, '0.0.731861'],
  [/(SOL|ETH|BNB|HBAR|USD)_AMOUNT/, '0.5'],
  [/MARKET_CAP/, '5000000'],
  [/PERCENTAGE/, '25'],
  [/TOKEN_NAME/, 'Otter Standard'],
  [/TOKEN_SYMBOL/, 'OTTR'],
  [/POOL_ID/, '7XaWhAmGyrgDSkPxGuAhEPgMvtDvUhxXkRs3nHgKxjaa'],
  [/NUMBER/, '6'],
  [/INSERT_TOKEN/, 'BONK'],
]
const fill = (example: string) =>
  FILLED.reduce((text, [placeholder, word]) => text.replace(placeholder, word), example)

const STARTED = {
  market: 'get_market_update',
  trending: 'get_trending_tokens',
  news: 'get_news',
  'low-caps': 'find_low_caps',
} as const
const EXAMPLES = TOOL_CATEGORIES.flatMap(({ id, examples }) =>
  examples.map((example) => [id, example] as const),
)

it('every example is understood, and met by a tool of its own category', () => {
  expect(wrongRows(EXAMPLES, ([id, example]) => checkExample(id, example))).toEqual([])
})

it('every prompt of the cheat sheet does what it says, or is known to come later', () => {
  const kindOf = (prompt: string) => readTurn(readLearned(), fill(prompt), NOTHING_SAID).kind
  for (const { prompts, later } of CHEAT_SHEET) {
    expect(prompts.filter((prompt) => kindOf(prompt) !== 'call')).toEqual([])
    expect(later.filter((prompt) => kindOf(prompt) !== 'later')).toEqual([])
  }
})

const call = (tool: string, args: object = {}) => ({ kind: 'call', calls: [{ tool, args }] })

const REACHED: readonly (readonly [prompt: string, plan: object])[] = [
  ['Show the newest PumpFun tokens', call('list_launches')],
  ['Show PumpFun tokens about to graduate', call('list_launches', { tab: 'graduating' })],
  ...STARTER_PROMPTS.map(({ id, prompt }) => [prompt, call(STARTED[id])] as const),
]
it.each(REACHED)('%s reaches its tool', (prompt, plan) => {
  expect(readTurn(readLearned(), prompt, NOTHING_SAID)).toEqual(plan)
})

function checkExample(id: string, example: string): void {
  const words = fill(example)
  expect(words).not.toMatch(/[A-Z]_[A-Z]/)
  const plan = readTurn(readLearned(), words, NOTHING_SAID)
  if (id === 'conditional-trading') {
    expect(plan.kind).toBe('later')
    return
  }
  if (plan.kind !== 'call') throw new Error(`read as ${JSON.stringify(plan)}`)
  for (const { tool } of plan.calls) {
    expect([tool, AGENT_TOOLS.find(({ name }) => name === tool)?.categories]).toEqual([
      tool,
      expect.arrayContaining([id]),
    ])
  }
}
