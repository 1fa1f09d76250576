import type { Address } from '@solana/kit'
import type { ExecuteAnswer } from './execute-answer.ts'
import type { Router } from './pick-router.ts'
import type { SwapQuote } from './quote-swap.ts'
import type { TradedToken } from './traded-token.ts'

/** An order that was given out with a transaction and may come back signed. */
export type OpenOrder = {
  readonly requestId: string
  readonly router: Router
  readonly taker: Address
  readonly receiver: Address
  readonly input: TradedToken
  readonly output: TradedToken
  readonly quote: SwapQuote
  readonly messageBytes: Uint8Array
  readonly lastValidBlockHeight: bigint
  /** Wall clock; null where only the blockhash limits it. */
  readonly expiresAtMs: number | null
  readonly madeAtMs: number
  /** Set by the first execution that reached the chain; every later one answers the same. */
  execution: Promise<ExecuteAnswer> | null
}

const KEPT_MS = 600_000
const MOST_KEPT = 20_000

export type OrderBook = {
  readonly add: (order: OpenOrder) => void
  readonly find: (requestId: string) => OpenOrder | null
  readonly all: () => Iterable<OpenOrder>
}

export function createOrderBook(nowMs: () => number): OrderBook {
  const orders = new Map<string, OpenOrder>()
  const forgetOld = () => {
    for (const [requestId, order] of orders) {
      if (orders.size <= MOST_KEPT && nowMs() - order.madeAtMs < KEPT_MS) return
      orders.delete(requestId)
    }
  }
  return {
    add: (order) => {
      forgetOld()
      orders.set(order.requestId, order)
    },
    find: (requestId) => orders.get(requestId) ?? null,
    all: () => orders.values(),
  }
}
