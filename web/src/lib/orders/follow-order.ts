import {
  type IntentView,
  intentChanged,
  intentView,
  transactionRoutes,
} from '@windhover/core/transactions/contract'
import { hasEnded } from '@windhover/core/transactions/intent-state'
import { callRoute } from '../api/call-route.ts'
import { onLiveEvent } from '../live/live-events.ts'

/** Live events tell; asking now and then covers one that was lost. */
const ASK_EVERY_MS = 4_000

export type Follow = {
  /** What is shown: every news of the intent, the first included. */
  readonly onChange: (view: IntentView) => void
  /** Told once for each end; a confirmation may still follow an expiry. */
  readonly onEnd: (view: IntentView) => void
}

const followed = new Set<() => void>()

/** As a page load does. */
export function forgetFollowed(): void {
  for (const leave of followed) leave()
}

/** Stays with an intent until it is over, also when the screen that made it has been left. */
export function followOrder(first: IntentView, { onChange, onEnd }: Follow): void {
  const { id } = first.intent
  let last = first
  const see = (view: IntentView) => {
    if (view.intent.id !== id || Date.parse(view.changedAt) < Date.parse(last.changedAt)) return
    const moved = view.state !== last.state
    last = view
    onChange(view)
    if (!hasEnded(view.state)) return
    if (view.state === 'EXPIRED') clearInterval(timer)
    else leave()
    if (moved) onEnd(view)
  }
  const stopHearing = onLiveEvent(intentChanged.name, ({ data }) => {
    const parsed = intentView.safeParse(data)
    if (parsed.success) see(parsed.data)
  })
  const ask = () => callRoute(transactionRoutes.getIntent, { params: { intentId: id } })
  const timer = setInterval(() => void ask().then(see, () => undefined), ASK_EVERY_MS)
  const leave = () => {
    clearInterval(timer)
    stopHearing()
    followed.delete(leave)
  }
  followed.add(leave)
  onChange(first)
  if (!hasEnded(first.state)) return
  leave()
  onEnd(first)
}
