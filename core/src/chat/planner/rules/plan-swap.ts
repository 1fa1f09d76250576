import { finishCall } from '../finish-call.ts'
import type { Aside } from '../match/rule.ts'
import type { Plan } from '../plan.ts'
import type { Amount } from '../slots/read-amount.ts'
import type { Stake } from '../slots/read-stake.ts'

export type Trade = {
  readonly tool: 'propose_swap' | 'get_swap_quote'
  readonly sell?: Stake | undefined
  readonly buy?: Stake | undefined
  /** Said without a token of its own: 'for $50', 'sell BONK 50%'. */
  readonly amount?: Amount | undefined
  readonly aside: Aside
  /** 'Sell half BONK' can only be half of what is held; 'swap half SOL' can be half a coin. */
  readonly isSale?: boolean
  readonly side?: 'sell' | 'buy'
}

/** Null where two amounts were named, or one that makes no sense on its side: nothing about a trade is guessed. */
export function planSwap(trade: Trade): Plan | null {
  const sold = exact(trade.sell?.amount, trade.isSale)
  const bought = exact(trade.buy?.amount, false)
  const apart = exact(trade.amount, trade.isSale)
  const named = [sold, bought, apart].filter((amount) => amount !== null)
  if (named.length > 1) return null
  if (bought !== null && bought.of !== 'units' && bought.of !== 'usd') return null
  const [amount] = named
  const { chain, slippage } = trade.aside
  const args = {
    ...(trade.sell === undefined ? {} : { sell: trade.sell.token }),
    ...(trade.buy === undefined ? {} : { buy: trade.buy.token }),
    ...(amount === undefined ? {} : { amount: amount.text }),
    ...(bought?.of === 'units' ? { amountOf: 'buy' } : {}),
    ...(chain === undefined ? {} : { chain }),
    ...(slippage === undefined ? {} : { slippage }),
  }
  return finishCall({ tool: trade.tool, args }, trade.side)
}

/** Null for what is vague: it is asked for. */
function exact(amount: Amount | null | undefined, isSale = false): Amount | null {
  if (amount === null || amount === undefined || amount.of === 'vague') return null
  return amount.isLoose === true && !isSale ? null : amount
}
