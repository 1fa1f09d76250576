import type { Aside } from '../match/rule.ts'
import { takeAsides } from '../match/take-asides.ts'
import type { Plan } from '../plan.ts'
import { planSwap, type Trade } from '../rules/plan-swap.ts'
import type { Stake } from '../slots/read-stake.ts'
import type { Word } from '../words/word.ts'
import { collectOrder, collectQuote, type Role, type Roles } from './collect-roles.ts'

/**
 * A trade said in an order of words that no pattern has: 'take 0.6 SOL from my wallet and buy JTO with it'. Which token is
 * given and which is got is told by the words before them.
 */
export function readTrade(words: readonly Word[]): Plan | null {
  const variants = [{ words, aside: {} }, ...takeAsides(words)]
  for (const variant of variants) {
    const plan = readOrder(variant.words, variant.aside) ?? readQuote(variant.words, variant.aside)
    if (plan !== null) return plan
  }
  return null
}

function readOrder(words: readonly Word[], aside: Aside): Plan | null {
  const found = collectOrder(words)
  if (found === null || !hasVerb(found)) return null
  const [first] = found.roles
  const side = first?.marker?.side === 'buy' ? 'buy' : 'sell'
  return planRoles(found.roles, { tool: 'propose_swap', aside, side })
}

/** 'I need 40 JUP, use my SOL' has no verb of trade, but it says both what is wanted and what is given for it. */
function hasVerb({ markers }: Roles): boolean {
  const wants = markers.some(({ words, side }) => side === 'buy' && ['i', "i'd"].includes(words[0] ?? ''))
  const uses = markers.some(({ words }) => ['use', 'take', 'spend', 'pay'].includes(words[0] ?? ''))
  return markers.some(({ isVerb }) => isVerb) || (wants && uses)
}

const ASKING: ReadonlySet<string> = new Set([
  'how',
  'quote',
  'rate',
  'worth',
  'impact',
  'fee',
  'fees',
  'return',
  'output',
  'outcome',
  'proceeds',
])
/** 'What comes out if …' asks for a quote; 'what happens if …' does not. */
function isAsking(words: readonly Word[]): boolean {
  const has = (group: ReadonlySet<string>) => words.some(({ lower }) => group.has(lower))
  return has(ASKING) || (has(WHAT) && has(BRINGING))
}

const WHAT: ReadonlySet<string> = new Set(['what', "what's", 'whats'])
const BRINGING: ReadonlySet<string> = new Set(
  'get gets getting receive receiving comes come bring brings fetch give gives'.split(' '),
)
/** 'How much SOL do I need for 5 JUP' turns the sides round. */
const TURNING: ReadonlySet<string> = new Set(['need', 'cost', 'costs', 'pay', 'buy'])

function readQuote(words: readonly Word[], aside: Aside): Plan | null {
  if (!isAsking(words) || words.some(({ lower }) => TURNING.has(lower))) return null
  if (aside.slippage !== undefined) return null
  const found = collectQuote(words)
  return found === null ? null : planRoles(found.roles, { tool: 'get_swap_quote', aside, isSale: true })
}

function planRoles(
  [first, second, ...more]: readonly Role[],
  trade: Pick<Trade, 'tool' | 'aside' | 'side' | 'isSale'>,
): Plan | null {
  if (first === undefined || second === undefined || more.length > 0) return null
  if (first.stake.token === second.stake.token) return null
  const sides = sidesOf(first, second)
  // 'I need 50 USDC, sell some SOL for it' leaves open how much may be given.
  if (sides === null || sides.sell.amount?.of === 'vague' || sides.buy.amount?.isLoose === true) return null
  return planSwap({ ...trade, ...sides })
}

type Sides = { readonly sell: Stake; readonly buy: Stake }

/** Null where both tokens would stand on one side, or nothing says on which. */
function sidesOf(first: Role, second: Role): Sides | null {
  const one = first.marker?.side
  const two = second.marker?.side
  const given: Sides = { sell: first.stake, buy: second.stake }
  const gotten: Sides = { sell: second.stake, buy: first.stake }
  if (one === 'buy' && two === 'of') return first.stake.amount?.of === 'units' ? given : null
  if (one === 'sell' && (two === 'buy' || two === 'other')) return given
  if (one === 'buy' && (two === 'sell' || two === 'other')) return gotten
  if (one === 'other' && two === 'buy') return given
  if (one === 'other' && two === 'sell') return gotten
  // 'Swap 2 SOL USDC': what the amount belongs to is given.
  if (one === 'sell' && two === undefined)
    return first.stake.amount !== null && second.stake.amount === null ? given : null
  return null
}
