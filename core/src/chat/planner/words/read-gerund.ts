import type { Word } from './word.ts'

const ORDERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    swapping: 'swap',
    exchanging: 'exchange',
    converting: 'convert',
    trading: 'trade',
    buying: 'buy',
    purchasing: 'purchase',
    selling: 'sell',
    sending: 'send',
    transferring: 'transfer',
    withdrawing: 'withdraw',
    wrapping: 'wrap',
    unwrapping: 'unwrap',
  }),
)

/**
 * 'Selling 20% of my MEW to SOL please' asks for it. Without a plea it only tells what somebody is about, so the caller
 * has to have heard one. Null where it does not begin so.
 */
export function readGerund(words: readonly Word[]): readonly Word[] | null {
  const [first, ...rest] = words
  const verb = ORDERS.get(first?.lower ?? '')
  return first === undefined || verb === undefined ? null : [{ ...first, lower: verb }, ...rest]
}
