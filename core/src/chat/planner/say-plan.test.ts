import { describe, expect, it } from 'vitest'
import { LATER_ACTIONS, MISSING, type Plan } from './plan.ts'
import { readRequest } from './read-request.ts'
import { sayPlan } from './say-plan.ts'
import { wordQuestion } from './word-questions.ts'

function saysOf(text: string): string {
  const plan = readRequest(text)
  if (plan.kind === 'call') throw new Error(`${text} calls a tool`)
  return sayPlan(plan)
}

describe('sayPlan', () => {
  it.each([
    [
      'set a limit order to buy BONK with 0.5 SOL at $0.00002',
      'I read this as a limit order: buy BONK with 0.5 SOL at $0.00002. Price-triggered orders are not built yet, so nothing was set.',
    ],
    [
      'sell 40% of my JUP for USDC when it reaches $2',
      'I read this as a limit order: sell 40% of JUP for USDC at $2. Price-triggered orders are not built yet, so nothing was set.',
    ],
    [
      'buy WIF with 1 SOL, sl at $1 and tp at $5',
      'I read this as a buy with exits: buy WIF with 1 SOL, stop loss at $1, take profit at $5. Price-triggered orders are not built yet, so nothing was bought or set.',
    ],
    [
      'buy $25 of JUP every week for 6 weeks',
      'I read this as a recurring buy: buy $25 of JUP, every week, 6 times. Recurring buys are not built yet, so nothing was set up.',
    ],
    [
      'add 4 SOL to the JUP/SOL pool',
      'I read this as adding liquidity: 4 SOL in pool JUP/SOL. Liquidity pools are not built yet, so nothing was added.',
    ],
    [
      'launch a token on PumpFun called [x](http://y.z) with symbol XX',
      'I read this as launching a token on PumpFun: \\[x\\](http\\://y.z), symbol XX. PumpFun launches are not built yet, so nothing was launched.',
    ],
    ['buy BONK', 'What should BONK be paid with? For example SOL or USDC.'],
    ['sell my BONK', 'What should BONK be exchanged for? For example SOL or USDC.'],
    [
      'swap SOL to BONK',
      'How much SOL? A figure, a percentage of what you hold, an amount in dollars, or all.',
    ],
    ['send 1 SOL to bob', 'To which address? Please paste it in full; names cannot be paid.'],
    ['wrap', 'What should be wrapped: SOL or HBAR?'],
    [
      'sell half of my BONK for USDC with 1% slippage',
      'Here slippage can be set from 5 to 40 percent only, so I prepared nothing.',
    ],
    ['is 1% slippage enough for BONK to be sold', 'I did not understand all of that, so I did nothing.'],
    ['thanks', 'You are welcome.'],
  ])('%s', (text, said) => expect(saysOf(text)).toContain(said))

  it('what is not understood comes with three examples, and each of them is understood', () => {
    const examples = [...saysOf('please be nice to the ducks').matchAll(/^- (.+)$/gm)].map(
      ([, example = '']) => example,
    )
    expect(examples).toHaveLength(3)
    for (const example of examples) expect(readRequest(example).kind).toBe('call')
  })

  it('every action and every question has calm words of its own', () => {
    const plans: Exclude<Plan, { kind: 'call' }>[] = [
      ...LATER_ACTIONS.map(
        (action) => ({ kind: 'later', request: { action, token: 'BONK', amount: '5' } }) as const,
      ),
      ...MISSING.map((about) => {
        const begun = { tool: 'propose_swap', args: {} } as const
        return { kind: 'ask', about, begun, question: wordQuestion(about, begun) } as const
      }),
      ...(['greeting', 'thanks', 'help', 'identity', 'cancelled'] as const).map(
        (topic) => ({ kind: 'say', topic }) as const,
      ),
    ]
    for (const plan of plans) {
      const text = sayPlan(plan)
      expect(text).toMatch(/[.?]$/)
      expect(text).not.toMatch(/!|undefined|\bsoon\b|\bwill be\b|\p{Extended_Pictographic}/u)
      if (plan.kind === 'later') expect(text).toMatch(/not built yet, so nothing was /)
    }
  })
})
