import { NOTHING_SAID } from '@windhover/core/chat/reader/dialogue/state'
import { readTurn } from '@windhover/core/chat/reader/read-turn'
import { expect, it } from 'vitest'
import { readLearned } from './read-learned.ts'

const price = (token: string) => ({ tool: 'get_token_price', args: { token } })
const swap = (amount: string, sell: string, buy: string) => {
  return { tool: 'propose_swap', args: { sell, buy, amount } }
}
const send = (amount: string, token: string, to: string) => {
  return { tool: 'propose_transfer', args: { token, amount, to } }
}
const steps = (...orders: readonly object[]) => ({ tool: 'propose_sequence', args: { steps: orders } })
const BALANCES = { tool: 'get_balances', args: {} }

it.each([
  ['price of sol and eth', [price('SOL'), price('ETH')]],
  ['prices of link, uni and aave', [price('LINK'), price('UNI'), price('AAVE')]],
  ['price of sol adn my balance', [price('SOL'), BALANCES]],
  ['is jup safe & what does it cost', [{ tool: 'check_token_risk', args: { token: 'JUP' } }, price('JUP')]],
  [
    'swap 1 sol to usdc and then send it to mom and tell me my balance',
    [steps(swap('1', 'SOL', 'USDC'), send('proceeds', 'USDC', 'mom')), BALANCES],
  ],
  [
    'swap 2 eth to usdc, then all of that to link',
    [steps(swap('2', 'ETH', 'USDC'), swap('proceeds', 'USDC', 'LINK'))],
  ],
  ['swap 1 sol to bonk\nsend 5 usdc to ana', [steps(swap('1', 'SOL', 'BONK'), send('5', 'USDC', 'ana'))]],
  [
    'send 5 usdc to ana, uh, and 7 usdc to bruno',
    [steps(send('5', 'USDC', 'ana'), send('7', 'USDC', 'bruno'))],
  ],
])('several requests in one message: %s', (text, calls) => {
  expect(readTurn(readLearned(), text, NOTHING_SAID)).toEqual({ kind: 'call', calls })
})
