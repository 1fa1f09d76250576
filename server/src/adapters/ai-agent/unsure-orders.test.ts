import { advance, type DialogueState, NOTHING_SAID } from '@windhover/core/chat/reader/dialogue/state'
import { isOrder, type Plan } from '@windhover/core/chat/reader/plan'
import { readTurn } from '@windhover/core/chat/reader/read-turn'
import { describe, expect, it } from 'vitest'
import { readLearned } from './read-learned.ts'

const read = (text: string, state: DialogueState = NOTHING_SAID) => readTurn(readLearned(), text, state)
const swap = (amount: string, buy = 'USDC') => ({ tool: 'propose_swap', args: { sell: 'ETH', buy, amount } })
const call = (...calls: readonly object[]) => ({ kind: 'call', calls })

describe('an order that is not read surely', () => {
  const unsure: Plan = { kind: 'unsure', calls: [swap('2')] }
  const state = advance(
    NOTHING_SAID,
    { text: 'my friend said to sell 2 eth for usdc', plan: unsure },
    { shown: [], isApproved: false },
  )

  it.each([
    ['yes', call(swap('2'))],
    ['ok do it', call(swap('2'))],
    ['no', { kind: 'say', topic: 'cancelled' }],
    ['never mind', { kind: 'say', topic: 'cancelled' }],
    ['half of that', call(swap('1'))],
    ['no, make it 0.5', call(swap('0.5'))],
    ['use usdt instead', call(swap('2', 'USDT'))],
    ['price of sol', call({ tool: 'get_token_price', args: { token: 'SOL' } })],
  ])('is agreed to, dropped or changed: %s', (text, plan) => {
    expect(read(text, state)).toEqual(plan)
  })

  it.each([
    'my friend said to sell all eth for usdc',
    'if i swapped 2 sol to usdc i would regret it',
    'he told me "sell 900 GRELF for HBAR" on the phone',
    'yesterday i almost sent 50 usdc to bob',
    'would it not be smart to swap 3 eth into usdc',
  ])('is never prepared: %s', (text) => {
    const plan = read(text)
    expect(plan.kind === 'call' && plan.calls.some(isOrder)).toBe(false)
  })

  it.each([
    'swap 2 ETH for USDC',
    'sell all my ETH for USDC',
    'send 0.5 SOL to 9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
  ])('is not what the strict grammar reads: %s', (text) => {
    expect(read(text).kind).toBe('call')
  })
})
