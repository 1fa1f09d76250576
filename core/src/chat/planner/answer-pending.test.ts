import { describe, expect, it } from 'vitest'
import type { Plan } from './plan.ts'
import { readRequest } from './read-request.ts'

const ADDRESS = '7qbRF6YsyGuLUVs6Y1q64bdVrfe4ZcUUz1JRdoVNUJnm'

/** Says one thing after the other; each answer meets the question before it. */
function talk(...texts: readonly string[]): Plan {
  return texts.reduce<Plan>((pending, text) => readRequest(text, { pending }), { kind: 'unknown' })
}
const call = (tool: string, args: object) => ({ kind: 'call', calls: [{ tool, args }] })

describe('a short answer completes what was begun', () => {
  it.each([
    [['swap SOL to BONK', '0.5'], 'propose_swap', { sell: 'SOL', buy: 'BONK', amount: '0.5' }],
    [['swap SOL to BONK', '0.5 SOL please'], 'propose_swap', { sell: 'SOL', buy: 'BONK', amount: '0.5' }],
    [
      ['swap SOL to BONK', '1000 bonk'],
      'propose_swap',
      { sell: 'SOL', buy: 'BONK', amount: '1000', amountOf: 'buy' },
    ],
    [['swap SOL to BONK', 'half of it'], 'propose_swap', { sell: 'SOL', buy: 'BONK', amount: '50%' }],
    [['swap SOL to BONK', 'all'], 'propose_swap', { sell: 'SOL', buy: 'BONK', amount: 'all' }],
    [['swap SOL to BONK', '20 bucks'], 'propose_swap', { sell: 'SOL', buy: 'BONK', amount: '$20' }],
    [
      ['swap ETH to USDC', '1 on ethereum'],
      'propose_swap',
      { sell: 'ETH', buy: 'USDC', amount: '1', chain: 'ethereum' },
    ],
    [
      ['swap ETH to USDC', 'on ethereum', '1'],
      'propose_swap',
      { sell: 'ETH', buy: 'USDC', amount: '1', chain: 'ethereum' },
    ],
    [['buy BONK', 'with 0.5 SOL'], 'propose_swap', { buy: 'BONK', sell: 'SOL', amount: '0.5' }],
    [['buy BONK', 'SOL', '2'], 'propose_swap', { buy: 'BONK', sell: 'SOL', amount: '2' }],
    [['buy $50 of BONK', 'usdc please'], 'propose_swap', { buy: 'BONK', sell: 'USDC', amount: '$50' }],
    [['sell all my BONK', 'for USDC'], 'propose_swap', { sell: 'BONK', buy: 'USDC', amount: 'all' }],
    [['sell', 'my BONK', 'SOL', '25%'], 'propose_swap', { sell: 'BONK', buy: 'SOL', amount: '25%' }],
    [['buy', 'JUP', '3 USDC'], 'propose_swap', { buy: 'JUP', sell: 'USDC', amount: '3' }],
    [['quote SOL to JUP', '3'], 'get_swap_quote', { sell: 'SOL', buy: 'JUP', amount: '3' }],
    [['send 1 SOL', ADDRESS], 'propose_transfer', { token: 'SOL', amount: '1', to: ADDRESS }],
    [['send 1 SOL to bob', `to ${ADDRESS}`], 'propose_transfer', { token: 'SOL', amount: '1', to: ADDRESS }],
    [[`send 5 to ${ADDRESS}`, 'USDC'], 'propose_transfer', { token: 'USDC', amount: '5', to: ADDRESS }],
    [['wrap', 'SOL', '0.2'], 'propose_wrap', { chain: 'solana', amount: '0.2' }],
    [['unwrap', 'whbar'], 'propose_unwrap', { chain: 'hedera' }],
    [['price', 'BONK'], 'get_token_price', { token: 'BONK' }],
    [['open interest', 'of SOL'], 'get_open_interest', { symbol: 'SOL' }],
    [['remember', 'I only trade on Sundays'], 'propose_memory', { content: 'I only trade on Sundays' }],
  ] as const)('%j', (texts, tool, args) => {
    expect(talk(...texts)).toEqual(call(tool, args))
  })

  it.each(['cancel', 'never mind', 'no thanks', 'stop', 'nah, forget it'])('%s ends it', (text) => {
    expect(talk('swap SOL to BONK', text)).toEqual({ kind: 'say', topic: 'cancelled' })
  })

  it.each([
    ['swap SOL to BONK', 'price of JUP', call('get_token_price', { token: 'JUP' })],
    ['send 1 SOL', 'show my balances', call('get_balances', {})],
    ['remember', 'price of JUP', call('get_token_price', { token: 'JUP' })],
    [
      'swap SOL to BONK',
      `send 2 SOL to ${ADDRESS}`,
      call('propose_transfer', { token: 'SOL', amount: '2', to: ADDRESS }),
    ],
  ])('after "%s", "%s" is a wish of its own', (first, second, plan) => {
    expect(talk(first, second)).toEqual(plan)
  })

  it.each([
    ['swap SOL to BONK', 'as much as you think'],
    ['swap SOL to BONK', 'a third'],
    ['swap SOL to BONK', '5 JUP'],
    ['swap SOL to BONK', "don't, 0.5 is too much"],
    ['buy $50 of BONK', '0.5 SOL'],
    ['send 1 SOL', 'bob'],
    ['send 1 SOL', `not ${ADDRESS}`],
  ])('after "%s", "%s" completes nothing', (first, second) => {
    expect(talk(first, second).kind).toBe('unknown')
  })

  it('a plan that asked nothing takes no answer', () => {
    expect(readRequest('0.5', { pending: readRequest('swap 1 SOL to BONK') }).kind).toBe('unknown')
  })
})
