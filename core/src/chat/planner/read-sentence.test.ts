import { describe, expect, it } from 'vitest'
import { readRequest } from './read-request.ts'

const toolsOf = (text: string) => {
  const plan = readRequest(text)
  return plan.kind === 'call' ? plan.calls.map(({ tool, args }) => [tool, ...Object.values(args)]) : plan.kind
}

describe('a word that points', () => {
  it('means the token that was asked about before', () => {
    expect(toolsOf('price of JUP and is it a scam')).toEqual([
      ['get_token_price', 'JUP'],
      ['check_token_risk', 'JUP'],
    ])
    expect(toolsOf('price of JUP and is that token safe')).toEqual([
      ['get_token_price', 'JUP'],
      ['check_token_risk', 'JUP'],
    ])
  })

  it.each([
    'price of JUP and sell it',
    'price of JUP and buy it with 1 SOL',
    'is JUP safe? swap 1 SOL to it',
  ])('never gives an order its token: %s', (text) => expect(toolsOf(text)).toBe('unknown'))

  it('is no note', () => {
    expect(toolsOf('price of JUP and remember that')).not.toContainEqual(['propose_memory', 'JUP'])
  })
})

describe('what was told', () => {
  it.each([
    ['my cousin says send 5 SOL for POPCAT, is that coin safe?', [['check_token_risk', 'POPCAT']]],
    ['everybody bought $MEW. is it a rug?', [['check_token_risk', 'MEW']]],
  ])('is what the question behind it is about: %s', (text, tools) => expect(toolsOf(text)).toEqual(tools))

  it.each([
    'my cousin says POPCAT is great, buy it with 1 SOL',
    'my cousin says POPCAT is great, swap 1 SOL to it',
    'my cousin has BONK, my aunt has WIF, is it safe?',
  ])('is no order, and nothing where two could be meant: %s', (text) => expect(toolsOf(text)).toBe('unknown'))
})

describe('a token alone behind an order', () => {
  it.each([
    'send 1 SOL to 7qbRF6YsyGuLUVs6Y1q64bdVrfe4ZcUUz1JRdoVNUJnm and 0x52908400098527886E0F7030069857D2E4169EE7',
    'swap 1 SOL to BONK and $WIF',
    'swap 1 SOL to BONK, $WIF',
  ])('is not looked up beside it: %s', (text) => expect(toolsOf(text)).toBe('unknown'))
})

describe('another chain', () => {
  it('is asked the same', () => {
    expect(toolsOf('low caps on hedera and on bsc')).toEqual([
      ['find_low_caps', 'hedera'],
      ['find_low_caps', 'bsc'],
    ])
  })

  it('makes no second order', () => {
    expect(toolsOf('swap 1 ETH for USDC on ethereum and on bsc')).toBe('unknown')
  })
})
