import { isOrder } from '@windhover/core/chat/reader/plan'
import { readStrict } from '@windhover/core/chat/reader/strict/read-strict'
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

/** With Safe Mode off the strict grammar is all that stands between words and money. */
function movesMoney(text: string): boolean {
  const reading = readStrict(text)
  return reading !== null && isOrder(reading)
}

/** The set is one test: nine hundred readings on a crowded machine. */
const TIMEOUT_MS = 60_000

describe('sentences about an order', { timeout: TIMEOUT_MS }, () => {
  it('are about orders that would move money by themselves', () => {
    expect(ORDERS.filter((order) => !movesMoney(order))).toEqual([])
  })

  it('are no orders', () => {
    const said = ABOUT_AN_ORDER.flatMap((about) => ORDERS.map((order) => about.replace('X', order)))
    expect(said.length).toBeGreaterThan(100 * ORDERS.length)
    expect(said.filter(movesMoney)).toEqual([])
  })
})
