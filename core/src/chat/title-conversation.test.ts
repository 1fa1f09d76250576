import { describe, expect, it } from 'vitest'
import { TITLE_CHARS_MAX } from './constants.ts'
import type { MessagePart } from './message.ts'
import { titleOfQuestion, titleOfReply } from './title-conversation.ts'

const call = (toolName: string, args: unknown): MessagePart => ({
  type: 'tool-invocation',
  toolName,
  toolCallId: 'one',
  state: 'result',
  args,
})
const titleOf = (tool: string, args: unknown) => titleOfReply([call(tool, args)])

describe('titleOfReply', () => {
  it.each([
    ['propose_swap', { sell: 'SOL', buy: 'usdc', amount: '0.1', amountOf: 'sell' }, 'Swap 0.1 SOL to USDC'],
    ['propose_swap', { sell: 'SOL', buy: 'JUP', amount: '50%' }, 'Swap 50% of SOL to JUP'],
    ['propose_swap', { sell: 'SOL', buy: 'JUP', amount: '100', amountOf: 'buy' }, 'Swap SOL to 100 JUP'],
    ['get_swap_quote', { sell: 'SOL', buy: 'JUP', amount: '$50' }, 'Quote: $50 of SOL to JUP'],
    ['propose_transfer', { token: 'sol', amount: 'all', to: 'Anna' }, 'Send all SOL to Anna'],
    ['propose_wrap', { chain: 'hedera', amount: '5' }, 'Wrap 5 HBAR'],
    ['propose_unwrap', { chain: 'solana', amount: 'all' }, 'Unwrap all WSOL'],
    ['get_token_price', { token: 'ETH' }, 'Price of ETH'],
    ['get_token_price', { token: 'USDC', chain: 'ethereum' }, 'Price of USDC on Ethereum'],
    ['check_token_risk', { token: 'bonk' }, 'Risk check: BONK'],
    ['check_token_risk', { token: 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263' }, 'Risk check: DezX…B263'],
    ['compare_tokens', { tokens: ['eth', 'SOL'] }, 'Compare ETH and SOL'],
    ['get_balances', {}, 'Balances'],
    ['get_balances', { chain: 'solana' }, 'Balances on Solana'],
    ['get_pnl', { span: '7d', token: 'SOL' }, 'Profit and loss of SOL'],
    ['get_news', { topic: 'Hedera' }, 'News on Hedera'],
    ['get_news', {}, 'News'],
  ])('%s %j', (tool, args, title) => {
    expect(titleOf(tool, args)).toBe(title)
  })

  it('names the steps of a sequence in their order', () => {
    const steps = [
      { tool: 'propose_swap', args: { sell: 'SOL', buy: 'JUP', amount: '1' } },
      { tool: 'propose_transfer', args: { token: 'JUP', amount: 'proceeds', to: 'Anna' } },
    ]
    expect(titleOf('propose_sequence', { steps })).toBe('Swap 1 SOL to JUP, then send JUP to Anna')
  })

  it('names everything that was asked, each once', () => {
    const eth = call('get_token_price', { token: 'ETH' })
    expect(titleOfReply([eth, eth, call('get_balances', {})])).toBe('Price of ETH, balances')
  })

  it('is about the card, not about what was looked up for it', () => {
    const swap = call('propose_swap', { sell: 'SOL', buy: 'JUP', amount: '1' })
    expect(titleOfReply([call('get_balances', {}), swap])).toBe('Swap 1 SOL to JUP')
  })

  it.each([
    ['no call', []],
    ['words alone', [{ type: 'text', text: 'Hello' } as const]],
    ['a tool that nobody knows', [call('do_magic', {})]],
    ['a word that objects know', [call('constructor', {})]],
  ])('gives none for %s', (_what, parts) => {
    expect(titleOfReply(parts)).toBeNull()
  })

  it.each([
    [null],
    ['text'],
    [[]],
    [{ token: 7 }],
    [{ token: '' }],
    [{ steps: [null, { tool: 'propose_swap_all' }] }],
  ])('bears args %j', (args) => {
    expect(titleOf('get_token_price', args)).toBe('Price of a token')
    expect(titleOf('propose_sequence', args)).toBe('Several steps')
    expect(titleOf('compare_tokens', args)).toBe('Compare tokens')
  })

  it('shows a name as plain text and keeps to its length', () => {
    const hostile = `\u202eUS\u200bDC\u0000 <b>${'x '.repeat(200)}`
    const title = titleOf('get_token_price', { token: hostile }) ?? ''
    expect(title).toMatch(/^Price of USDC <b>x x/)
    expect([...title].length).toBeLessThanOrEqual(TITLE_CHARS_MAX)
    const long = titleOf('compare_tokens', { tokens: Array(9).fill(hostile) }) ?? ''
    expect([...long].length).toBeLessThanOrEqual(TITLE_CHARS_MAX)
  })
})

describe('titleOfQuestion', () => {
  it('is the first line, cleaned and cut', () => {
    expect(titleOfQuestion('  What is \u202estaking?\nTell me all.')).toBe('What is staking?')
    const long = titleOfQuestion('🐸'.repeat(200))
    expect(long).toBe(`${'🐸'.repeat(TITLE_CHARS_MAX - 1)}…`)
  })
})
