import { alertFired, watchlistsChanged } from '@windhover/core/watchlist/contract'
import { useRefetchOn } from '../../../lib/live/use-refetch-on.ts'
import { alertsQuery } from './alerts.ts'
import { watchlistsQuery } from './watchlists.ts'

const always = () => true

/** Keeps the lists as the server has them, for whoever shows them. */
export function useFollowLists(): void {
  useRefetchOn(watchlistsQuery.queryKey, watchlistsChanged, always)
}

export function useFollowAlerts(): void {
  useRefetchOn(alertsQuery.queryKey, watchlistsChanged, always)
  useRefetchOn(alertsQuery.queryKey, alertFired, always)
}
