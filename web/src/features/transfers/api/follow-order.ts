import type { QueryClient } from '@tanstack/react-query'
import { CHAINS } from '@windhover/core/chains/all-chains'
import {
  INTENT_CHANGED,
  type IntentView,
  intentView,
  transactionRoutes,
} from '@windhover/core/transactions/contract'
import { hasEnded } from '@windhover/core/transactions/intent-state'
import { TRANSFER_TOAST_MS, WRAP_TOAST_MS } from '@windhover/core/transfers/outcome-texts'
import type { VaultView } from '@windhover/core/vaults/contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { routeKey } from '../../../lib/api/route-query.ts'
import { hasFailed } from '../../../lib/intent-stage.ts'
import { onLiveEvent } from '../../../lib/live/live-events.ts'
import { toast } from '../../../ui/toast.tsx'
import { progressCopy } from '../copy.ts'
import { type Order, orderFailed, orderSucceeded } from '../outcome-text.ts'
import { refreshBalances } from './list-money-tokens.ts'

/** Live events tell; asking now and then covers one that was lost. */
const ASK_EVERY_MS = 4_000

export type Follow = {
  readonly order: Order
  readonly vault: VaultView
  readonly queryClient: QueryClient
  readonly onChange: (view: IntentView) => void
}

/** Stays with an intent until it is over, also when its dialog has been closed, and then says how it ended. */
export function followOrder(first: IntentView, follow: Follow): void {
  const { intent } = follow.order
  let last = first
  const see = (view: IntentView) => {
    if (view.intent.id !== intent.id || Date.parse(view.changedAt) < Date.parse(last.changedAt)) return
    const moved = view.state !== last.state
    last = view
    follow.onChange(view)
    if (moved) tellEnd(view, follow)
    if (hasEnded(view.state)) clearInterval(timer)
    // A confirmation may still follow an expiry.
    if (hasEnded(view.state) && view.state !== 'EXPIRED') stopHearing()
  }
  const stopHearing = onLiveEvent(INTENT_CHANGED, ({ data }) => {
    const parsed = intentView.safeParse(data)
    if (parsed.success) see(parsed.data)
  })
  const ask = () => callRoute(transactionRoutes.getIntent, { params: { intentId: intent.id } })
  const timer = setInterval(() => void ask().then(see, () => undefined), ASK_EVERY_MS)
  follow.onChange(first)
  if (hasEnded(first.state)) {
    clearInterval(timer)
    stopHearing()
    tellEnd(first, follow)
  }
}

function tellEnd(view: IntentView, { order, vault, queryClient }: Follow): void {
  const { chain } = order.intent
  if (view.state === 'CONFIRMED') {
    toast.success({
      title: orderSucceeded(order),
      durationMs: order.intent.type === 'transfer' ? TRANSFER_TOAST_MS : WRAP_TOAST_MS,
      ...explorerLink(view),
    })
    void refreshBalances(queryClient, { chain, vault })
    void queryClient.invalidateQueries({ queryKey: routeKey(transactionRoutes.listRecipients) })
  }
  if (hasFailed(view.state)) {
    toast.error({ ...orderFailed(order, view.failure), ...explorerLink(view) })
    // A fee may have been paid.
    if (view.transactionId !== null) void refreshBalances(queryClient, { chain, vault })
  }
}

function explorerLink({ intent, explorerUrl }: IntentView) {
  if (explorerUrl === null) return {}
  return { link: { label: progressCopy.explorer(CHAINS[intent.chain].explorer.name), href: explorerUrl } }
}
