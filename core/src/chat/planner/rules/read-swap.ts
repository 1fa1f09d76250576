import type { Filled } from '../match/match-pattern.ts'
import type { Aside } from '../match/rule.ts'
import type { Plan } from '../plan.ts'
import { slotIn } from '../slots/all-slots.ts'
import { planSwap, type Trade } from './plan-swap.ts'

export const takes = ['chain', 'slippage'] as const

export const PAID_WITH: ReadonlySet<string> = new Set(['SOL', 'ETH', 'BNB', 'HBAR', 'USDC', 'USDT'])

/** No address: letters and figures of a symbol. */
export function isSymbol(token: string | undefined): boolean {
  return token !== undefined && /^[A-Z0-9]{1,15}$/.test(token)
}

export function swap(filled: Filled, aside: Aside, more: Partial<Trade> = {}): Plan | null {
  const sell = slotIn(filled, 'stake', 'sell')
  const buy = slotIn(filled, 'stake', 'buy')
  // 'Change my slippage to 15%' is about a setting.
  if (aside.slippage !== undefined && sell === undefined && buy === undefined) return null
  return planSwap({ tool: 'propose_swap', sell, buy, amount: slotIn(filled, 'amount'), aside, ...more })
}

/** A worth without a token: '$50'. Anything else said alone is no payment. */
export function worth(filled: Filled): Trade['amount'] {
  const dollars = slotIn(filled, 'dollars')
  return dollars === undefined ? slotIn(filled, 'amount') : { text: `$${dollars}`, of: 'usd' }
}
