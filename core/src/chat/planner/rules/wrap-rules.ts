import { finishCall } from '../finish-call.ts'
import type { Rule } from '../match/rule.ts'
import type { Plan } from '../plan.ts'
import { slotIn } from '../slots/all-slots.ts'
import type { Stake } from '../slots/read-stake.ts'

type WrapChain = 'solana' | 'hedera'
const WRAPS: ReadonlyMap<string, WrapChain> = new Map([
  ['SOL', 'solana'],
  ['HBAR', 'hedera'],
])
const UNWRAPS: ReadonlyMap<string, WrapChain> = new Map([
  ['WSOL', 'solana'],
  ['WHBAR', 'hedera'],
  ['SOL', 'solana'],
  ['HBAR', 'hedera'],
])

export const wrapRules: readonly Rule[] = [
  {
    patterns: [
      '@swap|turn|make|bring|put <stake> into|to|for <other:token>',
      '<stake> wrap it|them|that',
      'wrap|warp [ up ] <stake> [ into|to|as <other:token> ]',
      'wrap <stake> <amount>',
      "i_need|i_want|i'd_like|get|get_me|have <stake> wrapped",
      'make|get|create <other:token> out_of|from <stake>',
      'wrap <amount>',
      'wrap',
    ],
    takes: ['chain'],
    read: (filled, { chain }) => plan('propose_wrap', { ...saidOf(filled), chain, known: WRAPS, other: 'W' }),
  },
  {
    patterns: [
      'unwrap <stake> [ into|to|back_to|back_into <other:token> ]',
      'unwrap <stake> <amount>',
      'unwrap <amount>',
      'unwrap',
      '<stake> unwrap it|them|that',
      '@swap|turn|make|bring|put|get|take <stake> [ back ] into|to|for <other:token>',
      '@swap|turn <stake> [ back ] into|to|for <other:token> <amount> [ of_it|of_them ]',
      "i_need|i_want|i'd_like|get|get_me|have <stake> unwrapped",
      'get|give_me|i_want|bring [ me ] [ my ] <other:token> [ back ] from|out_of <stake>',
      '@swap|turn|make|bring <stake> back',
      'i_want|i_need|get|get_me|give_me|bring <stake> back to|into|as|in <other:token>',
      'make <stake> <other:token> [ again ]',
      'unwrap wrapped <stake>',
      'unwrap my wrapped <stake>',
    ],
    takes: ['chain'],
    read: (filled, { chain }) =>
      plan('propose_unwrap', { ...saidOf(filled), chain, known: UNWRAPS, other: '' }),
  },
]

type Said = {
  readonly stake: Stake | undefined
  readonly amountText: string | undefined
  /** Two amounts leave open which of them counts. */
  readonly isTwice: boolean
  readonly into: string | undefined
}

function saidOf(filled: Readonly<Record<string, unknown>>): Said {
  const stake = slotIn(filled, 'stake')
  const apart = slotIn(filled, 'amount')
  const amount = stake?.amount ?? apart
  const isTwice = stake?.amount !== null && stake?.amount !== undefined && apart !== undefined
  const isExact = amount !== undefined && amount !== null && amount.of !== 'vague' && amount.isLoose !== true
  const amountText = isExact ? amount.text : undefined
  return { stake, amountText, isTwice, into: slotIn(filled, 'token', 'other') }
}

type Wrap = Said & {
  readonly chain: string | undefined
  readonly known: ReadonlyMap<string, WrapChain>
  /** What stands before the coin's symbol in the symbol of what comes out. */
  readonly other: string
}

/** Null for a coin that cannot be wrapped here, and where the chain or the outcome that was named is another one's. */
function plan(tool: 'propose_wrap' | 'propose_unwrap', wrap: Wrap): Plan | null {
  const { stake, amountText, chain, into } = wrap
  const home = stake === undefined ? undefined : wrap.known.get(stake.token)
  if (wrap.isTwice || (stake !== undefined && home === undefined)) return null
  if (chain !== undefined && home !== undefined && chain !== home) return null
  const coin = stake?.token.replace(/^W/, '')
  if (into !== undefined && into !== `${wrap.other}${coin}`) return null
  const named = home ?? (chain === 'solana' || chain === 'hedera' ? chain : undefined)
  if (named === undefined && chain !== undefined) return null
  return finishCall({
    tool,
    args: {
      ...(named === undefined ? {} : { chain: named }),
      ...(amountText === undefined ? {} : { amount: amountText }),
    },
  })
}
