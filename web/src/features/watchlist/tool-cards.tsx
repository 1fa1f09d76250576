import { watchlistTools } from '@windhover/core/watchlist/tools'
import { defineToolCards } from '../../money/cards/define-tool-cards.ts'
import { AlertsCard, NewAlertCard, RemovedAlertCard } from './tool-cards/alert-cards.tsx'
import { UnwatchCard, WatchCard, WatchlistCard } from './tool-cards/watchlist-cards.tsx'

export const toolCards = defineToolCards(watchlistTools, {
  list_watchlist: WatchlistCard,
  watch_token: WatchCard,
  unwatch_token: UnwatchCard,
  set_alert: NewAlertCard,
  list_alerts: AlertsCard,
  remove_alert: RemovedAlertCard,
})
