import { NOTHING_SAID } from '@windhover/core/chat/reader/dialogue/state'
import { isOrder, type Plan, type PlannedCall } from '@windhover/core/chat/reader/plan'
import { readTurn } from '@windhover/core/chat/reader/read-turn'
import { expect, it } from 'vitest'
import { readLearned } from './read-learned.ts'
import { noRequests } from './testing/no-requests.ts'

const COUNT = 2_000
const TOKEN_FIELDS = ['token', 'tokens', 'symbol', 'sell', 'buy'] as const

it(`of ${COUNT} sentences that ask for nothing, none becomes an order, and no token is told of`, () => {
  const sentences = noRequests(COUNT)
  expect(new Set(sentences).size).toBe(COUNT)
  const wrong = sentences.flatMap((text) => {
    const plan = readTurn(readLearned(), text, NOTHING_SAID)
    return isStupid(plan) ? [{ text, plan }] : []
  })
  expect(wrong).toEqual([])
})

function isStupid(plan: Plan): boolean {
  if (plan.kind === 'later') return plan.request.token !== undefined || plan.request.sell !== undefined
  const calls = plan.kind === 'ask' ? [plan.begun] : 'calls' in plan ? plan.calls : []
  return calls.some((call) => namesToken(call) || (plan.kind !== 'ask' && isOrder(call)))
}

const namesToken = ({ args }: PlannedCall) => TOKEN_FIELDS.some((field) => args[field] !== undefined)
