import { describe, expect, it } from 'vitest'
import { LATER_ACTIONS, MISSING, type Plan } from '../reader/plan.ts'
import { TERMS as TERM_LIST } from '../reader/words/terms.ts'
import { sayPlan } from './say-plan.ts'
import { sayTopic } from './say-topics.ts'

type Said = Exclude<Plan, { kind: 'call' }>
const TOPICS = [
  ...[
    'greeting',
    'thanks',
    'help',
    'identity',
    'cancelled',
    'approve',
    'bridge',
    'fiat',
    'leverage',
    'staking',
  ],
  ...['lending', 'nft', 'other-chain', 'other-launches', 'change-setting', 'secret', 'off-topic'],
]
/** As many as the reader knows. */
const TERMS = TERM_LIST.map(([term]) => term)
const swap = (args: object) => ({ tool: 'propose_swap', args: { ...args } })

describe('sayPlan', () => {
  const rows: readonly (readonly [Said, string])[] = [
    [
      {
        kind: 'later',
        request: { action: 'limit-buy', token: 'BONK', sell: 'SOL', amount: '0.5', priceUsd: '0.00002' },
      },
      'I read this as a limit order: buy BONK with 0.5 SOL at $0.00002. Price-triggered orders are not built yet, so nothing was set.',
    ],
    [
      { kind: 'ask', about: 'price', begun: { tool: 'set_alert', args: { token: 'SOL' } } },
      'At which price of SOL, in dollars, should I tell you? For example above 200.',
    ],
    [
      { kind: 'ask', about: 'token', begun: { tool: 'set_alert', args: { priceUsd: 5 } } },
      'Which token should I watch for you? A symbol or an address will do.',
    ],
    [
      { kind: 'later', request: { action: 'dca', token: 'JUP', amount: '$25', every: 'week', count: 6 } },
      'I read this as a recurring buy: buy $25 of JUP, every week, 6 times. Recurring buys are not built yet, so nothing was set up.',
    ],
    [
      { kind: 'later', request: { action: 'launch-token', name: '[x](http://y.z)', symbol: 'XX' } },
      'I read this as launching a token on PumpFun: \\[x\\](http\\://y.z), symbol XX. PumpFun launches are not built yet, so nothing was launched.',
    ],
    [
      { kind: 'ask', about: 'counter-token', begun: swap({ buy: 'BONK' }) },
      'What should BONK be paid with? For example SOL or USDC.',
    ],
    [
      { kind: 'ask', about: 'amount', begun: swap({ sell: 'SOL', buy: 'BONK' }) },
      'How much SOL? A figure, a percentage of what you hold, an amount in dollars, or all.',
    ],
    [
      { kind: 'correct', calls: [swap({})], typed: 'SLO', meant: 'SOL' },
      'Did you mean SOL?\n\n- Search for “SLO”',
    ],
    [
      {
        kind: 'partial',
        calls: [swap({ sell: 'USDC', buy: 'JUP', amount: '50' })],
        missed: 'put it in turbo mode',
      },
      'I can buy JUP for 50 USDC. I did not understand “put it in turbo mode”, so nothing is prepared yet. You can:\n\n- Just buy JUP for 50 USDC\n- How much JUP do I get for 50 USDC?\n- Is JUP safe?',
    ],
  ]
  it.each(rows)('%o', (plan, said) => expect(sayPlan(plan)).toBe(said))

  it('every action, question, topic and term has calm words of its own', () => {
    const plans: readonly Said[] = [
      ...LATER_ACTIONS.map(
        (action): Said => ({ kind: 'later', request: { action, token: 'BONK', amount: '5' } }),
      ),
      ...MISSING.map((about): Said => ({ kind: 'ask', about, begun: swap({}) })),
      ...TOPICS.map((topic): Said => ({ kind: 'say', topic })),
      ...TERMS.map((term): Said => ({ kind: 'say', topic: 'explain', term })),
    ]
    const unknown = sayPlan({ kind: 'unknown' })
    for (const plan of plans) {
      const text = sayPlan(plan)
      expect(text).not.toBe(unknown)
      expect(text).toMatch(/[.?”"a-z]$/)
      expect(text).not.toMatch(/!|undefined|\bsoon\b|\bwill be\b|\p{Extended_Pictographic}/u)
      if (plan.kind === 'later') expect(text).toMatch(/not built yet, so nothing was /)
    }
    expect(sayTopic('explain')).toBeNull()
  })
})
