import { describe, expect, it } from 'vitest'
import type { PlannedCall } from '../reader/plan.ts'
import { readStrict } from '../reader/strict/read-strict.ts'
import { parseCorrection, sayCorrection } from './correction.ts'
import { parseFallback } from './fallback.ts'
import { sayPlan } from './say-plan.ts'

const FRIEND = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const call = (tool: string, args: object = {}): PlannedCall => ({ tool, args: { ...args } })
const CALLS: readonly PlannedCall[] = [
  call('propose_swap', { sell: 'USDC', buy: 'JUP', amount: '50' }),
  call('propose_swap', { sell: 'USDC', buy: 'JUP', amount: '50', slippage: 9 }),
  call('propose_swap', { sell: 'BONK', buy: 'USDC', amount: '50%', chain: 'solana' }),
  call('propose_swap', { sell: 'SOL', buy: FRIEND, amount: 'all' }),
  call('propose_swap', { sell: 'USDC', buy: 'JUP', amount: '10', amountOf: 'buy' }),
  call('propose_transfer', { token: 'SOL', amount: '0.5', to: FRIEND }),
  call('propose_transfer', { token: 'SOL', amount: '0.5', to: 'my_[friend](x)' }),
  call('propose_wrap', { chain: 'solana', amount: '1' }),
  call('propose_unwrap', { chain: 'hedera', amount: 'all' }),
  call('propose_sequence', { steps: [call('propose_wrap', { chain: 'solana', amount: '1' })] }),
  call('get_token_price', { token: 'SOL' }),
  call('check_token_risk', { token: 'SOL', chain: 'solana' }),
  call('compare_tokens', { tokens: ['SOL', 'ETH'] }),
  call('get_balances'),
  call('find_yields', { symbol: 'SOL' }),
]

describe('a reply to what was understood in part', () => {
  it.each(CALLS)('is parsed as it was said, with three rows that never skip a card: %o', (only) => {
    const said = parseFallback(sayPlan({ kind: 'partial', calls: [only], missed: 'do a *barrel* roll' }))
    expect(said).toMatchObject({
      before: expect.stringMatching(/^I can .+\. I did not understand $/),
      missed: '“do a *barrel* roll”',
      after: ', so nothing is prepared yet. You can:',
    })
    const words = said?.offers.map((offer) => offer.words) ?? []
    expect(new Set(words).size).toBe(3)
    for (const each of words) expect(readStrict(each)).toBeNull()
  })

  it('is cut where the person wrote a lot, and stays one line', () => {
    const missed = `${'very '.repeat(60)}\nlong”`
    const said = parseFallback(sayPlan({ kind: 'partial', calls: CALLS.slice(0, 1), missed }))
    expect(said?.missed).toMatch(/^“very very .+…”$/)
  })

  it('is parsed where nothing was understood', () => {
    expect(parseFallback(sayPlan({ kind: 'unknown' }))).toMatchObject({
      missed: null,
      offers: [{ kind: 'price' }, { kind: 'risk' }, { kind: 'balances' }],
    })
  })

  const lead = 'I can help. I did not understand “x”, so nothing is prepared yet. You can:'
  it.each([
    [
      'an order that would need no card',
      `${lead}\n\n- Send 5 SOL to ${FRIEND}\n- Is A1 safe?\n- Is A2 safe?`,
    ],
    ['two rows', `${lead}\n\n- Is A1 safe?\n- Is A2 safe?`],
    ['four rows', `${lead}\n\n- Is A1 safe?\n- Is A2 safe?\n- Is A3 safe?\n- Is A4 safe?`],
    ['words behind it', `${lead}\n\n- Is A1 safe?\n- Is A2 safe?\n- Is A3 safe?\n\nGo on.`],
    ['another beginning', `You can:\n\n- Is A1 safe?\n- Is A2 safe?\n- Is A3 safe?`],
  ])('is not seen in %s', (_, text) => expect(parseFallback(text)).toBeNull())
})

describe('a correction', () => {
  it.each(['SLO', 'S_L*O', 'SOLLLLLLLLLL'])('is parsed as it was said: %s', (typed) => {
    expect(parseCorrection(sayCorrection({ meant: 'SOL', typed }))).toEqual({ meant: 'SOL', typed })
  })

  it.each(['Did you mean SOL?', 'Did you mean to send all of it?\n\n- Search for “x”', 'Search for “SLO”'])(
    'is not seen in %s',
    (text) => expect(parseCorrection(text)).toBeNull(),
  )
})
