import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Watchlist, watchlistRoutes } from '@windhover/core/watchlist/contract'
import { errorText } from '../../../lib/api/api-error.ts'
import { callRoute } from '../../../lib/api/call-route.ts'
import { routeQuery } from '../../../lib/api/route-query.ts'
import type { TokenPlace } from '../../../lib/open-token.ts'
import { toast } from '../../../ui/toast-store.ts'
import { watchlistCopy } from '../copy.ts'

/** Lines and market values; prices are followed by themselves, and changes of the lists are told. */
const READ_EVERY_MS = 60_000

export const watchlistsQuery = routeQuery(watchlistRoutes.listWatchlists)

export function useWatchlists() {
  return useQuery({ ...watchlistsQuery, refetchInterval: READ_EVERY_MS })
}

export const isOn = (list: Watchlist, { chain, address }: TokenPlace): boolean =>
  list.tokens.some((token) => token.chain === chain && token.address === address)

type Wanted = TokenPlace & { readonly watchlistIds: readonly string[]; readonly isWatched: boolean }

/** Puts a token on lists, or takes it off them. */
export function useWatchToken() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ chain, address, watchlistIds, isWatched }: Wanted) => {
      const route = isWatched ? watchlistRoutes.watchToken : watchlistRoutes.unwatchToken
      for (const watchlistId of watchlistIds)
        await callRoute(route, { params: { watchlistId, chain, address } })
    },
    onError: (error) => void toast.error({ title: errorText(error, watchlistCopy.changeFailed) }),
    onSettled: () => queryClient.invalidateQueries(watchlistsQuery),
  })
}

/** Another name for a list, or a list of that name where there is none yet; gives its id. */
export function useNameList() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, name }: { id: string | null; name: string }) => {
      if (id === null) return (await callRoute(watchlistRoutes.addWatchlist, { body: { name } })).id
      await callRoute(watchlistRoutes.renameWatchlist, { params: { watchlistId: id }, body: { name } })
      return id
    },
    // Waited for: the list is there when it is opened.
    onSuccess: () => queryClient.invalidateQueries(watchlistsQuery),
  })
}

export function useRemoveList() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (watchlistId: string) =>
      callRoute(watchlistRoutes.removeWatchlist, { params: { watchlistId } }),
    onSuccess: () => queryClient.invalidateQueries(watchlistsQuery),
    onError: (error) => void toast.error({ title: errorText(error, watchlistCopy.changeFailed) }),
  })
}
