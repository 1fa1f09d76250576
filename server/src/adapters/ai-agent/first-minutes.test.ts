import { advance, NOTHING_SAID } from '@windhover/core/chat/reader/dialogue/state'
import type { Plan } from '@windhover/core/chat/reader/plan'
import { readTurn } from '@windhover/core/chat/reader/read-turn'
import { describe, expect, it } from 'vitest'
import { readLearned } from './read-learned.ts'

/** What a newcomer typed in the first minutes, and what a good assistant makes of it. */

const FRIEND = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const call = (tool: string, args: object = {}) => ({ kind: 'call', calls: [{ tool, args }] })
const swap = (sell: string, buy: string, amount: string) => call('propose_swap', { sell, buy, amount })
const say = (topic: string) => ({ kind: 'say', topic })

const TALKS: readonly (readonly (readonly [text: string, plan: object])[])[] = [
  [['what is my balance', call('get_balances')]],
  [
    ['swap 0.1 sol to usdc', swap('SOL', 'USDC', '0.1')],
    ['and half of that', swap('SOL', 'USDC', '0.05')],
    ['do it again', swap('SOL', 'USDC', '0.05')],
  ],
  [[`send 0.01 SOL to ${FRIEND}`, call('propose_transfer', { token: 'SOL', amount: '0.01', to: FRIEND })]],
  [['explain what you can do', say('help')]],
  [
    [
      'set a limit order to buy SOL at 150',
      { kind: 'later', request: { action: 'limit-buy', token: 'SOL', priceUsd: '150' } },
    ],
  ],
  [['how did SOL do today', call('get_token_price', { token: 'SOL' })]],
  [['swap 0.05 ETH to USDC', swap('ETH', 'USDC', '0.05')]],
  [
    ['swap 50 HBAR to SAUCE', swap('HBAR', 'SAUCE', '50')],
    ['sell all my bonk', { kind: 'ask', about: 'counter-token' }],
    ['usdc', swap('BONK', 'USDC', 'all')],
  ],
  [
    ['sell all my bonk', { kind: 'ask', about: 'counter-token' }],
    ['buy $50 of JUP', { kind: 'ask', about: 'counter-token' }],
    ['with SOL', swap('SOL', 'JUP', '$50')],
  ],
  [['wrap 0.5 SOL', call('propose_wrap', { chain: 'solana', amount: '0.5' })]],
  [['gm', say('greeting')]],
  [['who are you', say('identity')]],
  [['Latest Market Update', call('get_market_update')]],
  [['Low-Cap Gems', call('find_low_caps')]],
  [['what is the price of eth', call('get_token_price', { token: 'ETH' })]],
  [['is BONK safe?', call('check_token_risk', { token: 'BONK' })]],
  [
    [
      'remember that I never want more than 5% in one token',
      call('propose_memory', { content: 'I never want more than 5% in one token' }),
    ],
  ],
  [['show my last transactions', call('get_history')]],
  [['bridge 100 usdc from ethereum to solana', say('bridge')]],
  [['how much did i make today', call('get_pnl', { span: 'today' })]],
  [['what is the gas fee on ethereum', call('get_network_fees', { chain: 'ethereum' })]],
  [['SOL', call('get_token_price', { token: 'SOL' })]],
  [['quanto costa sol?', call('get_token_price', { token: 'SOL' })]],
  [
    [
      `sell half my bonk then send the usdc to ${FRIEND}`,
      call('propose_sequence', {
        steps: [
          { tool: 'propose_swap', args: { sell: 'BONK', buy: 'USDC', amount: '50%' } },
          { tool: 'propose_transfer', args: { token: 'USDC', amount: 'proceeds', to: FRIEND } },
        ],
      }),
    ],
  ],
  [['whats the wether in london', say('off-topic')]],
  [
    ['swpa 0.1 slo to udsc', { kind: 'correct', typed: 'SLO', meant: 'SOL' }],
    ['yes', swap('SOL', 'USDC', '0.1')],
  ],
  [['should i buy sol or eth', call('compare_tokens', { tokens: ['SOL', 'ETH'] })]],
  [['price of bitcoin', call('get_token_price', { token: 'BTC' })]],
  [['show me trending tokens', call('get_trending_tokens')]],
  [
    ['show me trenches', call('list_trenches')],
    ['last 24 hours', call('list_trenches', { window: '24h' })],
    ['and on bnb?', call('list_launches', { launchpad: 'four-meme' })],
    ['and the graduated ones', call('list_launches', { launchpad: 'four-meme', tab: 'graduated' })],
    ['and on hedera?', say('other-launches')],
  ],
  [
    ['any alpha?', call('list_alpha_projects')],
    ['and on ethereum?', call('list_alpha_projects', { chain: 'ethereum' })],
    ['on base?', say('other-chain')],
  ],
  [['news on solana', call('get_news', { topic: 'solana' })]],
  [['buy 1000 sol of bonk', swap('SOL', 'BONK', '1000')]],
  [['full report on SOL with news and risks', call('get_token_report', { token: 'SOL' })]],
  [
    [
      'buy JUP for 50 usdc and put it in turbo mode',
      { kind: 'partial', missed: 'put it in turbo mode', ...swapOnly('USDC', 'JUP', '50') },
    ],
  ],
]

function swapOnly(sell: string, buy: string, amount: string): object {
  return { calls: [{ tool: 'propose_swap', args: { sell, buy, amount } }] }
}

describe('the first minutes', () => {
  it.each(TALKS.map((talk) => [talk.map(([text]) => text).join(' → '), talk] as const))('%s', (_, talk) => {
    let state = NOTHING_SAID
    for (const [text, expected] of talk) {
      const plan: Plan = readTurn(readLearned(), text, state)
      expect(plan).toMatchObject(expected)
      state = advance(state, { text, plan }, { shown: [], isApproved: false })
    }
  })
})
