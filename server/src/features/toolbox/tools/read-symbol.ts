import { toCoinSymbol } from '@windhover/core/intelligence/untrusted-text'

/** '$btc' is how people write BTC. Null where it cannot be a symbol. */
export function readSymbol(typed: string): string | null {
  return toCoinSymbol(typed.trim().replace(/^\$/, ''))
}
