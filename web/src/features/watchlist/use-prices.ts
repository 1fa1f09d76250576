import { useMarket } from '../../lib/market/use-market.ts'
import type { TokenPlace } from '../../lib/open-token.ts'
import { useWatchlists } from './api/watchlists.ts'

/** The price of now, else the one its list was read with; null where nobody knows one. */
export function usePrices(tokens: readonly TokenPlace[]): (token: TokenPlace) => number | null {
  const market = useMarket(tokens)
  const lists = useWatchlists().data?.lists ?? []
  const listed = lists.flatMap((list) => list.tokens)
  return ({ chain, address }) =>
    market.find({ chain, address })?.priceUsd ??
    listed.find((token) => token.chain === chain && token.address === address)?.priceUsd ??
    null
}
