import { describe, expect, it } from 'vitest'
import { readRequest } from './read-request.ts'

const toolsOf = (text: string) => {
  const plan = readRequest(text)
  return plan.kind === 'call' ? plan.calls.map(({ tool }) => tool) : plan.kind
}

describe('a question with a word that nobody expected', () => {
  it.each([
    ['which exchange has the highest funding for BTC', 'get_funding_rates'],
    ['is there possibly some beautiful yield for USDC', 'find_yields'],
    ['per-transaction cap?', 'get_limits'],
  ])('%s: is answered', (text, tool) => expect(toolsOf(text)).toEqual([tool]))

  it.each([
    'disable safe mode',
    'write a poem about the price of SOL',
    'predict the price of SOL',
    'tell me when the price of SOL is $200',
    'trending on base?',
    'never show me news again',
  ])('%s: is another wish', (text) => expect(toolsOf(text)).toBe('unknown'))
})

describe('talk', () => {
  it.each([
    ['many thanks sir', 'thanks'],
    ['what all can you do', 'help'],
    ['hey hey good morning to you', 'greeting'],
    ['is this a bot or a human', 'identity'],
  ])('%s', (text, topic) => expect(readRequest(text)).toEqual({ kind: 'say', topic }))

  it.each(['thanks for nothing', 'help me write an essay', 'good morning vietnam'])('not %s', (text) =>
    expect(readRequest(text).kind).not.toBe('say'),
  )
})

describe('how a request may begin', () => {
  it.each([
    'would you be so good as to swap 2 SOL to USDC?',
    'could you possibly swap 2 SOL to USDC',
    'be so kind as to swap 2 SOL to USDC',
    'I really want you to swap 2 SOL to USDC',
    'market order: swap 2 SOL to USDC',
    'execute: swap 2 SOL to USDC',
  ])('%s', (text) => expect(toolsOf(text)).toEqual(['propose_swap']))

  it.each([
    'would you be so good as not to swap 2 SOL to USDC',
    'could you never swap 2 SOL to USDC',
    'do not execute: swap 2 SOL to USDC',
    'would I be so good as to swap 2 SOL to USDC',
    'I plan to swap 2 SOL to USDC',
    'do you want to swap 2 SOL to USDC',
  ])('not %s', (text) => expect(toolsOf(text)).toBe('unknown'))
})
