import { useQueryClient } from '@tanstack/react-query'
import type { ChainId } from '@windhover/core/chains/chain'
import type { PriceView } from '@windhover/core/prices/contract'
import type { TokenKey } from '@windhover/core/prices/price-tick'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { priceKeyOf } from '../price-key.ts'
import { marketFeedOf } from './market-feed.ts'

const ASK_EVERY_MS = 3_000

type Token = { readonly chain: ChainId; readonly address: string }

/** Prices, changes of a day and market values, followed while they are shown. Null: nobody knows a price. */
export function useMarket(tokens: readonly Token[], { everyMs = ASK_EVERY_MS } = {}) {
  const feed = marketFeedOf(useQueryClient())
  const wanted = tokens.map(priceKeyOf).join(',')
  useEffect(() => {
    if (wanted === '') return
    return feed.want({ keys: wanted.split(',') as TokenKey[], everyMs })
  }, [feed, wanted, everyMs])
  const state = useSyncExternalStore(feed.subscribe, feed.state, feed.state)
  return useMemo(
    () => ({
      ...state,
      find: (token: Token): PriceView | null => state.prices.get(priceKeyOf(token)) ?? null,
      retry: feed.retry,
    }),
    [feed, state],
  )
}
