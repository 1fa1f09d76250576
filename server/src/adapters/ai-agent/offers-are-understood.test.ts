import { advance, type DialogueState, NOTHING_SAID } from '@windhover/core/chat/reader/dialogue/state'
import type { Plan, PlannedCall } from '@windhover/core/chat/reader/plan'
import { readTurn } from '@windhover/core/chat/reader/read-turn'
import { parseCorrection, searchFor } from '@windhover/core/chat/replies/correction'
import { parseFallback } from '@windhover/core/chat/replies/fallback'
import * as questions from '@windhover/core/chat/replies/questions'
import { sayPlan } from '@windhover/core/chat/replies/say-plan'
import { describe, expect, it } from 'vitest'
import { readLearned } from './read-learned.ts'

const read = (text: string, state: DialogueState) => readTurn(readLearned(), text, state)
const after = (text: string, plan: Plan) =>
  advance(NOTHING_SAID, { text, plan }, { shown: [], isApproved: false })
const FRIEND = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const call = (tool: string, args: object = {}): PlannedCall => ({ tool, args: { ...args } })

const CALLS: readonly PlannedCall[] = [
  call('propose_swap', { sell: 'USDC', buy: 'JUP', amount: '50' }),
  call('propose_swap', { sell: 'USDC', buy: 'JUP', amount: '50', slippage: 9 }),
  call('propose_swap', { sell: 'USDC', buy: 'PEPE', amount: '20', chain: 'ethereum' }),
  call('propose_swap', { sell: 'BONK', buy: 'USDC', amount: '50%' }),
  call('propose_swap', { sell: 'SOL', buy: 'USDC', amount: '$25' }),
  call('propose_swap', { sell: 'BONK', buy: 'SOL', amount: 'all' }),
  call('propose_swap', { sell: 'USDC', buy: 'JUP', amount: '10', amountOf: 'buy' }),
  call('propose_transfer', { token: 'SOL', amount: '0.5', to: FRIEND }),
  call('propose_transfer', { token: 'USDC', amount: '5', to: 'mom' }),
  call('propose_wrap', { chain: 'solana', amount: '1' }),
  call('propose_unwrap', { chain: 'hedera', amount: 'all' }),
  call('propose_sequence', {
    steps: [
      call('propose_swap', { sell: 'BONK', buy: 'USDC', amount: '50%' }),
      call('propose_transfer', { token: 'USDC', amount: 'proceeds', to: FRIEND }),
    ],
  }),
  call('get_token_price', { token: 'SOL' }),
  call('get_token_stats', { token: 'BONK' }),
  call('check_token_risk', { token: 'BONK', chain: 'solana' }),
  call('get_token_report', { token: 'SOL' }),
  call('get_news', { topic: 'SOL' }),
  call('compare_tokens', { tokens: ['SOL', 'ETH'] }),
  call('get_balances'),
  call('get_network_fees'),
  call('get_deposit_address'),
  call('get_trending_tokens'),
  call('find_yields', { symbol: 'SOL' }),
]

describe('what can be pressed', () => {
  it.each(CALLS)('goes on with what was understood, or asks something else: %o', (only) => {
    const plan: Plan = { kind: 'partial', calls: [only], missed: 'do a barrel roll' }
    const state = after('that and do a barrel roll', plan)
    const [first, ...others] = parseFallback(sayPlan(plan))?.offers ?? []
    expect(read(first?.words ?? '', state)).toEqual({ kind: 'call', calls: [only] })
    expect(others).toHaveLength(2)
    for (const { words } of others) expect([words, read(words, state).kind]).toEqual([words, 'call'])
  })

  it('is understood where nothing was before', () => {
    const plan: Plan = { kind: 'unknown' }
    for (const { words } of parseFallback(sayPlan(plan))?.offers ?? [])
      expect([words, read(words, after('blorp', plan)).kind]).toEqual([words, 'call'])
  })

  it('corrects a token, or insists on it', () => {
    const text = 'swpa 0.1 slo to udsc'
    const plan = read(text, NOTHING_SAID)
    if (plan.kind !== 'correct') throw new Error(`read as ${plan.kind}`)
    expect(parseCorrection(sayPlan(plan))).toEqual({ meant: 'SOL', typed: 'SLO' })
    expect(read('Yes', after(text, plan))).toEqual({ kind: 'call', calls: plan.calls })
    expect(read(searchFor('SLO'), after(text, plan))).toEqual({
      kind: 'call',
      calls: [call('get_token_stats', { token: 'SLO' })],
    })
  })

  it('is understood by itself as well', () => {
    const { isPlainSymbol: _is, askAbout: _ask, ...rest } = questions
    for (const question of Object.values(rest)) {
      const words = typeof question === 'string' ? question : question('SOL')
      expect([words, read(words, NOTHING_SAID).kind]).toEqual([words, 'call'])
    }
  })
})
