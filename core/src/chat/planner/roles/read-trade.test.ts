import { describe, expect, it } from 'vitest'
import { readRequest } from '../read-request.ts'

const ADDRESS = '7qbRF6YsyGuLUVs6Y1q64bdVrfe4ZcUUz1JRdoVNUJnm'

describe('a trade whose words stand in an order of their own', () => {
  it.each([
    ['take 0.6 SOL from my vault and get me some JTO', { sell: 'SOL', buy: 'JTO', amount: '0.6' }],
    ['dump all my WIF and give me USDC', { sell: 'WIF', buy: 'USDC', amount: 'all' }],
    ['sell 2 SOL and buy BONK', { sell: 'SOL', buy: 'BONK', amount: '2' }],
    ['buy BONK, sell 2 SOL for it', { sell: 'SOL', buy: 'BONK', amount: '2' }],
    ['i need 40 JUP, use my SOL for it', { sell: 'SOL', buy: 'JUP', amount: '40', amountOf: 'buy' }],
    ['for 20 USDC buy JUP', { sell: 'USDC', buy: 'JUP', amount: '20' }],
    ['buy 2 SOL worth WIF', { sell: 'SOL', buy: 'WIF', amount: '2' }],
    ['buy WIF worth 2 SOL', { sell: 'SOL', buy: 'WIF', amount: '2' }],
    ['swap 2 SOL USDC', { sell: 'SOL', buy: 'USDC', amount: '2' }],
    [
      'take 0.6 SOL and buy JTO with it on solana',
      { sell: 'SOL', buy: 'JTO', amount: '0.6', chain: 'solana' },
    ],
  ])('%s', (text, args) =>
    expect(readRequest(text)).toEqual({ kind: 'call', calls: [{ tool: 'propose_swap', args }] }),
  )

  it('is asked for its amount where none is named', () => {
    expect(readRequest('sell WIF and buy BONK')).toMatchObject({
      kind: 'ask',
      about: 'amount',
      begun: { args: { sell: 'WIF', buy: 'BONK' } },
    })
  })

  it.each([
    ['if i swap 2 sol how much jup do i get', { sell: 'SOL', buy: 'JUP', amount: '2' }],
    ["don't swap yet, only a quote: 1 SOL to JTO", { sell: 'SOL', buy: 'JTO', amount: '1' }],
  ])('is only quoted where that is asked: %s', (text, args) =>
    expect(readRequest(text)).toEqual({ kind: 'call', calls: [{ tool: 'get_swap_quote', args }] }),
  )

  it.each([
    'would i swap 5 sol to bonk',
    'do i swap 5 sol to bonk',
    'i sell all my bonk for sol',
    'he used 5 sol to buy bonk',
    'it took 5 sol to buy bonk',
    'with 5 sol you can buy bonk',
    'take 5 sol from him and buy bonk',
    'take profit 5 sol into bonk',
    'the bot used my 5 sol to buy bonk',
    'cancel the swap of 5 sol to bonk',
    'repeat swap 5 sol to bonk',
    'need 5 sol to buy bonk',
    'sell 5 sol buy 100 wif',
    'I need 50 USDC, sell some SOL for it',
    'trade sol bonk wif',
    'swap sol bonk',
    'sell over half my bonk and give me usdc',
    'sell all my wif, give me half usdc',
    'sell half my bonk for it usdc',
    'to take 0.6 SOL and buy JTO with it',
    'swap over 5 sol to bonk',
    'use 5 sol to buy a thing called bonk',
    `empty my sol to ${ADDRESS}`,
    `i owe bob 5 sol, don't send it to ${ADDRESS}`,
    `${ADDRESS} needs 5 sol from me, should i send it`,
    `${ADDRESS} wants 5 sol`,
  ])('is none: %s', (text) => expect(readRequest(text).kind).toBe('unknown'))
})
