import { keepPreviousData, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { type PriceView, priceRoutes } from '@windhover/core/prices/contract'
import type { TokenKey } from '@windhover/core/prices/price-tick'
import { callRoute } from '../api/call-route.ts'
import { routeKey } from '../api/route-query.ts'
import { createWishes, type Wish } from './wanted-tokens.ts'

/** What the route takes at once. */
const PAGE = 50

export type MarketState = {
  readonly prices: ReadonlyMap<string, PriceView>
  readonly isPending: boolean
  /** Nothing was ever read. */
  readonly isFailed: boolean
  /** Since when nobody tells any price; null while somebody does. */
  readonly silentSinceMs: number | null
}

export type MarketFeed = {
  readonly want: (wish: Wish) => () => void
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => MarketState
  readonly retry: () => void
}

const NOTHING: MarketState = { prices: new Map(), isPending: true, isFailed: false, silentSinceMs: null }

/** One question for all prices on the page: whatever it shows of a token is of one moment. */
function createMarketFeed(client: QueryClient): MarketFeed {
  const listeners = new Set<() => void>()
  let state = NOTHING
  let stop: (() => void) | null = null
  let isPlanned = false
  const observer = new QueryObserver(client, optionsOf([], 0))

  const tell = () => {
    const { data, isPending, isLoadingError, isRefetchError, dataUpdatedAt } = observer.getCurrentResult()
    state = {
      prices: data ?? NOTHING.prices,
      isPending,
      isFailed: isLoadingError,
      silentSinceMs: isRefetchError ? dataUpdatedAt : null,
    }
    for (const listener of listeners) listener()
  }
  /** Parts of a page come and go together: they are one change. */
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    queueMicrotask(() => {
      isPlanned = false
      const keys = wishes.keys()
      if (keys.length === 0) {
        stop?.()
        stop = null
        return
      }
      observer.setOptions(optionsOf(keys, wishes.everyMs()))
      stop ??= observer.subscribe(tell)
      tell()
    })
  }
  const wishes = createWishes(plan)

  return {
    want: wishes.add,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    retry: () => void observer.refetch(),
  }
}

function optionsOf(keys: readonly TokenKey[], everyMs: number) {
  return {
    queryKey: [...routeKey(priceRoutes.getPrices), 'market', keys] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => ask(keys, signal),
    enabled: keys.length > 0,
    staleTime: 0,
    // What never came is asked for by a press: an error that comes and goes would be read out each time.
    refetchInterval: ({ state }: { state: { data?: unknown } }) =>
      state.data === undefined ? false : everyMs,
    // The next question is the retry.
    retry: false,
    // Other tokens on the page are no reason to blank these.
    placeholderData: keepPreviousData,
  }
}

async function ask(keys: readonly TokenKey[], signal: AbortSignal): Promise<ReadonlyMap<string, PriceView>> {
  const pages = Array.from({ length: Math.ceil(keys.length / PAGE) }, (_, place) =>
    keys.slice(place * PAGE, (place + 1) * PAGE),
  )
  const answers = await Promise.all(
    pages.map((page) => callRoute(priceRoutes.getPrices, { query: { tokens: page.join(',') } }, { signal })),
  )
  return new Map(answers.flatMap(({ prices }) => prices.map((price) => [price.token, price])))
}

const feeds = new WeakMap<QueryClient, MarketFeed>()

export function marketFeedOf(client: QueryClient): MarketFeed {
  const known = feeds.get(client) ?? createMarketFeed(client)
  feeds.set(client, known)
  return known
}
