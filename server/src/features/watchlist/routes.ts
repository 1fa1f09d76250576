import { watchlistRoutes } from '@windhover/core/watchlist/contract'
import { alertErrors } from '@windhover/core/watchlist/errors'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { addAlert } from './add-alert.ts'
import { deleteAlert, listAlerts, listFirings, viewAlert } from './alert-store.ts'
import {
  addWatchlist,
  removeWatchlist,
  renameWatchlist,
  unwatchToken,
  watchToken,
} from './change-watchlists.ts'
import { createWatchlistReader } from './list-watchlists.ts'
import type { WatchlistParts } from './parts.ts'
import { previewAlert } from './preview-alert.ts'
import { switchAlert } from './switch-alert.ts'

const DONE = { done: true } as const

export function watchlistBindings(parts: WatchlistParts): readonly RouteBinding[] {
  return [...listBindings(parts), ...alertBindings(parts)]
}

function listBindings(parts: WatchlistParts): readonly RouteBinding[] {
  const listWatchlists = createWatchlistReader(parts)
  return [
    bindRoute(watchlistRoutes.listWatchlists, async ({ session }) => ({
      lists: await listWatchlists(session.userId),
    })),
    bindRoute(watchlistRoutes.addWatchlist, async ({ session: { userId }, body: { name } }) =>
      addWatchlist(parts, { userId, name }),
    ),
    bindRoute(watchlistRoutes.renameWatchlist, async ({ session: { userId }, params, body: { name } }) => {
      await renameWatchlist(parts, { userId, listId: params.watchlistId, name })
      return DONE
    }),
    bindRoute(watchlistRoutes.removeWatchlist, async ({ session: { userId }, params }) => {
      await removeWatchlist(parts, { userId, listId: params.watchlistId })
      return DONE
    }),
    bindRoute(watchlistRoutes.watchToken, async ({ session: { userId }, params }) => {
      const { watchlistId: listId, ...token } = params
      await watchToken(parts, { userId, listId, token })
      return DONE
    }),
    bindRoute(watchlistRoutes.unwatchToken, async ({ session: { userId }, params }) => {
      const { watchlistId: listId, ...token } = params
      await unwatchToken(parts, { userId, listId, token })
      return DONE
    }),
  ]
}

function alertBindings(parts: WatchlistParts): readonly RouteBinding[] {
  const { db } = parts
  return [
    bindRoute(watchlistRoutes.listAlerts, async ({ session: { userId } }) => {
      const [alerts, firings] = await Promise.all([listAlerts(db, userId), listFirings(db, userId)])
      return { alerts: alerts.map(viewAlert), firings }
    }),
    bindRoute(watchlistRoutes.addAlert, async ({ session: { userId }, body }) =>
      addAlert(parts, { userId, ...body }),
    ),
    bindRoute(watchlistRoutes.switchAlert, async ({ session: { userId }, params, body: { isOn } }) =>
      switchAlert(parts, { userId, id: params.alertId, isOn }),
    ),
    bindRoute(watchlistRoutes.removeAlert, async ({ session: { userId }, params }) => {
      if (!(await deleteAlert(db, userId, params.alertId))) throw alertErrors.notFound()
      return DONE
    }),
    bindRoute(watchlistRoutes.previewAlert, async ({ query }) => ({
      times: await previewAlert(parts, query),
    })),
  ]
}
