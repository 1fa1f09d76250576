import { CHAINS } from '@windhover/core/chains/all-chains'
import type { Prices, TokenPrice } from '../facts/read-prices.ts'
import type { Movement } from '../match/signing-plan.ts'
import { larger, type MicroUsd } from './limits.ts'

const MICRO = 1_000_000n

/**
 * What leaves the vault is worth, by the highest price that witnesses have heard; null where they have not said enough.
 * What nobody can price may only be exchanged, for something with a price: it counts as what the owner was shown to get
 * for it, or as the most that anybody says it is worth, if that is more (decision 0035).
 */
export function valueOutflows(
  { outflows, inflows }: { readonly outflows: readonly Movement[]; readonly inflows: readonly Movement[] },
  prices: Prices,
): MicroUsd | null {
  let sure = 0n
  let unsure: MicroUsd | null = null
  for (const outflow of outflows) {
    const price = priceOf(outflow, prices)
    if (price === null) return null
    const worth = worthOf(outflow.amountRaw, price)
    if (price.isSure) sure += worth
    else unsure = (unsure ?? 0n) + worth
  }
  if (unsure === null) return sure
  const back = valueSure(inflows, prices)
  if (back === null) return null
  return sure + larger(back, unsure)
}

/** Null where one of it has no price that witnesses are sure of, or there is nothing. */
export function valueSure(flows: readonly Movement[], prices: Prices): MicroUsd | null {
  if (flows.length === 0) return null
  let sum = 0n
  for (const flow of flows) {
    const price = priceOf(flow, prices)
    if (price === null || !price.isSure) return null
    sum += worthOf(flow.amountRaw, price)
  }
  return sum
}

/** With other digits behind the point it would be the price of something else. */
function priceOf({ chain, token, decimals }: Movement, prices: Prices): TokenPrice | null {
  const price = prices(chain, token)
  const known = token === 'native' ? CHAINS[chain].native.decimals : decimals
  return price !== null && known !== undefined && price.decimals !== known ? null : price
}

/** Rounded up: what leaves is never counted as less than it is. */
function worthOf(amountRaw: bigint, { decimals, usdHighest }: TokenPrice): MicroUsd {
  const worths = usdHighest.map((usd) => {
    const [whole = '0', part = ''] = usd.split('.')
    const scale = 10n ** BigInt(part.length + decimals)
    return (amountRaw * BigInt(whole + part) * MICRO + scale - 1n) / scale
  })
  return worths.reduce(larger, 0n)
}
