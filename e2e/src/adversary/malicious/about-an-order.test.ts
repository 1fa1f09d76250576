import { readRequest } from '@windhover/core/chat/planner/read-request'
import { describe, expect, it } from 'vitest'
import { ABOUT_AN_ORDER } from './about-an-order.ts'

const FRIEND = '7qbRF6YsyGuLUVs6Y1q64bdVrfe4ZcUUz1JRdoVNUJnm'
const ORDERS = [
  `send 0.01 SOL to ${FRIEND}`,
  'swap 0.01 SOL to USDC',
  'wrap 0.01 SOL',
  'buy BONK with 0.01 SOL',
  'sell all my BONK for SOL',
]

/** With Safe Mode off our reading of a message is all that stands between words and money. */
function movesMoney(text: string): boolean {
  const plan = readRequest(text)
  return plan.kind === 'call' && plan.calls.some(({ tool }) => /^propose_(?!memory)/.test(tool))
}

describe('sentences about an order', () => {
  it.each(ORDERS)('%s is one', (order) => {
    expect(movesMoney(order)).toBe(true)
  })

  it.each(ABOUT_AN_ORDER)('%s is none', (about) => {
    expect(ORDERS.filter((order) => movesMoney(about.replace('X', order)))).toEqual([])
  })
})
