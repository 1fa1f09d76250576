import type { RouteStepView } from '@windhover/core/swaps/contract'
import { isSameToken } from '@windhover/core/swaps/counterpart'
import { shortenAddress } from '../../ui/shorten-address.ts'

type End = { readonly address: string; readonly symbol: string }
export type Hop = { readonly address: string; readonly symbol: string }
export type Hops = { readonly tokens: readonly Hop[]; readonly venues: readonly string[] }

/**
 * The tokens on the way, in order. Where a venue splits the amount, steps side by side share their tokens; the way
 * with the largest share is told, and every venue is named once.
 */
export function readHops(steps: readonly RouteStepView[], ends: { sell: End; buy: End }): Hops {
  const venues = [...new Set(steps.map(({ label }) => label))]
  const tokens: Hop[] = [ends.sell]
  for (const step of steps.toSorted((one, other) => other.sharePct - one.sharePct)) {
    const isEnd = [ends.sell, ends.buy].some(({ address }) => isSameToken(address, step.toToken))
    const isKnown = tokens.some(({ address }) => isSameToken(address, step.toToken))
    if (!isEnd && !isKnown) tokens.push({ address: step.toToken, symbol: nameOf(step) })
  }
  // Of several ways the tokens between keep the order in which their venue told them.
  const order = steps.map(({ toToken }) => toToken)
  const between = tokens
    .slice(1)
    .toSorted((one, other) => order.indexOf(one.address) - order.indexOf(other.address))
  return { tokens: [ends.sell, ...between, ends.buy], venues }
}

function nameOf({ toSymbol, toToken }: RouteStepView): string {
  return toSymbol ?? shortenAddress(toToken, { head: 4, tail: 4 })
}
