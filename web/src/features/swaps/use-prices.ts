import { NATIVE } from '@windhover/core/balances/constants'
import type { ChainId } from '@windhover/core/chains/chain'
import type { PriceOf } from '@windhover/core/swaps/value-quote'
import { useMarket } from '../../lib/market/use-market.ts'

/** The prices that the whole page shows: of both sides, and of the coin that fees are paid in. */
export function usePrices(chain: ChainId, sides: readonly ({ readonly address: string } | null)[]): PriceOf {
  const addresses = [NATIVE, ...sides.flatMap((side) => (side === null ? [] : [side.address]))]
  const market = useMarket([...new Set(addresses)].map((address) => ({ chain, address })))
  return (address) => market.find({ chain, address })?.priceUsd ?? null
}
