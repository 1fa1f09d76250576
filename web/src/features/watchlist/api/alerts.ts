import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AlertRepeat,
  type AlertRule,
  type AlertView,
  watchlistRoutes,
} from '@windhover/core/watchlist/contract'
import { errorText } from '../../../lib/api/api-error.ts'
import { callRoute } from '../../../lib/api/call-route.ts'
import { routeKey, routeQuery } from '../../../lib/api/route-query.ts'
import type { TokenPlace } from '../../../lib/open-token.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { toast } from '../../../ui/toast-store.ts'
import { watchlistCopy } from '../copy.ts'

export const alertsQuery = routeQuery(watchlistRoutes.listAlerts)

export function useAlerts() {
  return useQuery(alertsQuery)
}

export const isAbout = ({ token }: { readonly token: TokenPlace }, { chain, address }: TokenPlace): boolean =>
  token.chain === chain && token.address === address

export type NewAlert = {
  readonly token: TokenPlace
  readonly rule: AlertRule
  readonly repeat: AlertRepeat
}

export function useAddAlert() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ token: { chain, address }, rule, repeat }: NewAlert) =>
      callRoute(watchlistRoutes.addAlert, { body: { token: { chain, address }, rule, repeat } }),
    onSuccess: () => queryClient.invalidateQueries(alertsQuery),
  })
}

export function useSwitchAlert() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isOn }: Pick<AlertView, 'id' | 'isOn'>) =>
      callRoute(watchlistRoutes.switchAlert, { params: { alertId: id }, body: { isOn } }),
    onError: (error) => void toast.error({ title: errorText(error, watchlistCopy.changeFailed) }),
    onSettled: () => queryClient.invalidateQueries(alertsQuery),
  })
}

export function useRemoveAlert() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (alertId: string) => callRoute(watchlistRoutes.removeAlert, { params: { alertId } }),
    onError: (error) => void toast.error({ title: errorText(error, watchlistCopy.changeFailed) }),
    onSettled: () => queryClient.invalidateQueries(alertsQuery),
  })
}

const RESTS_MS = 300

/** When such an alert would have fired, once the price rests; undefined while nobody has said. */
export function usePreview({ chain, address }: TokenPlace, rule: AlertRule | null) {
  const wanted = rule?.kind === 'price' ? `${rule.side} ${rule.priceUsd}` : ''
  const rested = useDebounced(wanted, RESTS_MS)
  const [side, price] = rested.split(' ')
  const query = { chain, address, side: side as 'above' | 'below', priceUsd: Number(price) }
  const { data } = useQuery({
    queryKey: routeKey(watchlistRoutes.previewAlert, { query }),
    queryFn:
      rested === ''
        ? skipToken
        : ({ signal }) => callRoute(watchlistRoutes.previewAlert, { query }, { signal }),
  })
  return rested === wanted ? data?.times : undefined
}
