import { finishCall } from './finish-call.ts'
import { applyRules } from './match/apply-rules.ts'
import type { Rule } from './match/rule.ts'
import { takeAsides } from './match/take-asides.ts'
import type { Plan, PlannedCall } from './plan.ts'
import { readSentence } from './read-sentence.ts'
import { slotIn } from './slots/all-slots.ts'
import type { Amount } from './slots/read-amount.ts'
import { dropFillers } from './words/drop-fillers.ts'
import type { Request } from './words/word.ts'

type Ask = Extract<Plan, { kind: 'ask' }>

/** A short answer to a question completes what was begun; null where the words are no answer to it. */
export function answerPending(request: Request, pending: Ask): Plan | null {
  const { words } = dropFillers(request.words)
  const called = applyRules([NO], request.words) ?? applyRules([NO], words)
  if (called !== null) return called
  if (pending.about === 'content') return takeContent(request, pending)
  const rules = answersTo(pending)
  const plain = applyRules(rules, words)
  if (plain !== null) return plain
  for (const { words: rest, aside } of takeAsides(words)) {
    const plan =
      rest.length === 0 ? complete(pending, { chain: aside.chain }) : applyRules(rules, rest, aside)
    if (plan !== null) return plan
  }
  return null
}

const NO: Rule = {
  patterns: [
    'no|nope|nah|stop|cancel|abort|nothing|none|neither|quit|nevermind|nvm|never_mind|forget_it|forget_that|leave_it|drop_it|cancel_that|cancel_it [ it|that|thanks|thank_you|then ]',
  ],
  read: () => ({ kind: 'say', topic: 'cancelled' }),
}

const takes = ['chain', 'slippage'] as const

function answersTo(pending: Ask): readonly Rule[] {
  const { about, begun } = pending
  const fill = (args: Readonly<Record<string, unknown>>) => complete(pending, args)
  const rule = (patterns: readonly string[], read: Rule['read']): Rule => ({ patterns, takes, read })
  const isTrade = begun.tool === 'propose_swap' || begun.tool === 'get_swap_quote'
  if (about === 'amount')
    return [
      rule(['[ about ] <amount> [ of [ it|them ] ]'], (filled, aside) =>
        fill({ ...amountArgs(slotIn(filled, 'amount')), ...aside }),
      ),
      rule(['<stake> [ worth ]'], (filled, aside) => {
        const stake = slotIn(filled, 'stake')
        const amount = amountArgs(stake?.amount)
        if (stake === undefined || amount === null) return null
        const { sell, buy, token } = begun.args
        if (stake.token === (sell ?? token)) return fill({ ...amount, ...aside })
        if (stake.token !== buy || stake.amount?.of !== 'units') return null
        return fill({ ...amount, amountOf: 'buy', ...aside })
      }),
    ]
  if (about === 'recipient')
    return [
      rule(['[ to ] <to:recipient>'], (filled, aside) => {
        const to = slotIn(filled, 'recipient', 'to')?.address
        return typeof to === 'string' ? fill({ to, ...aside }) : null
      }),
    ]
  if (begun.tool === 'propose_wrap' || begun.tool === 'propose_unwrap')
    return [rule(['[ my ] <token>'], (filled) => fill({ chain: WRAPPED.get(slotIn(filled, 'token') ?? '') }))]
  if (about === 'chain')
    return [rule(['[ on ] <chain>'], (filled) => fill({ chain: slotIn(filled, 'chain') }))]
  if (about === 'address')
    return [rule(['<address>'], (filled) => fill({ address: slotIn(filled, 'address') }))]
  if (begun.tool === 'get_rune')
    return [rule(['[ the ] <name>'], (filled) => fill({ name: slotIn(filled, 'name') }))]
  const lead = isTrade ? '[ with|for|to|into|in|from|using|pay_with|my ]' : '[ of|for|on ]'
  const key = pending.fills ?? (isTrade ? missingSide(begun) : 'token')
  return [
    rule([`${lead} <stake>`, 'on <stake>'], (filled, aside) => {
      const stake = slotIn(filled, 'stake')
      if (stake === undefined) return null
      if (stake.amount === null) return fill({ [key]: stake.token, ...aside })
      const amount = amountArgs(stake.amount)
      // A second amount would leave open which of them counts.
      if (amount === null || begun.args.amount !== undefined) return null
      if (!isTrade)
        return begun.tool === 'propose_transfer' ? fill({ token: stake.token, ...amount, ...aside }) : null
      const isBought = key === 'buy'
      if (isBought && stake.amount.of !== 'units') return null
      return fill({ [key]: stake.token, ...amount, ...(isBought ? { amountOf: 'buy' } : {}), ...aside })
    }),
  ]
}

const WRAPPED: ReadonlyMap<string, string> = new Map([
  ['SOL', 'solana'],
  ['WSOL', 'solana'],
  ['HBAR', 'hedera'],
  ['WHBAR', 'hedera'],
])

function missingSide({ args }: PlannedCall): 'sell' | 'buy' {
  return args.sell === undefined ? 'sell' : 'buy'
}

function amountArgs(amount: Amount | null | undefined): { amount: string } | null {
  return amount === undefined || amount === null || amount.of === 'vague' ? null : { amount: amount.text }
}

/** The call with what was answered; null where the answer said nothing. */
function complete({ begun, about, fills }: Ask, args: Readonly<Record<string, unknown>>): Plan | null {
  const said = Object.entries(args).filter(([, value]) => value !== undefined)
  if (said.length === 0) return null
  const isAboutBuy = about === 'token' ? fills === 'buy' : fills === 'sell'
  const call = { tool: begun.tool, args: { ...begun.args, ...Object.fromEntries(said) } }
  return finishCall(call, isAboutBuy ? 'buy' : 'sell')
}

/** Any words can be a note; only what is plainly another wish is taken as one. */
function takeContent(request: Request, pending: Ask): Plan | null {
  const fresh = readSentence(request)
  if (fresh !== null) return fresh
  const key = pending.fills ?? (pending.begun.tool === 'search_web' ? 'query' : 'content')
  return complete(pending, { [key]: request.text })
}
