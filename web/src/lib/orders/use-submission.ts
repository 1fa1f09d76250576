import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { IntentView } from '@windhover/core/transactions/contract'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { followOrder } from './follow-order.ts'
import { refreshBalances } from './list-money-tokens.ts'
import type { Order, OrderEnds } from './order.ts'
import { isFinished, type Submission, submissionStore } from './submissions.ts'
import type { Submitted } from './submit-order.ts'

export type SubmissionControl<Made extends Order = Order> = {
  readonly submission: Submission<Made>
  readonly submit: (order: Made) => void
  readonly startOver: () => void
}

type Place<Made extends Order> = {
  /** Names the form, its chain and its token: two forms with the same words would share their intent. */
  readonly place: string
  readonly vault: VaultView
  readonly open: boolean
  readonly ends: OrderEnds<Made>
}

/** The intent of a form: leaving it and coming back shows the same one until it has ended. */
export function useSubmission<Made extends Order>(given: Place<Made>): SubmissionControl<Made> {
  const { vault, open, ends } = given
  const queryClient = useQueryClient()
  const place = `${given.place}:${vault.tokenId}`
  const submission = useSyncExternalStore(submissionStore.subscribe, () => submissionStore.read(place))
  useLayoutEffect(() => {
    if (open && isFinished(submissionStore.read(place))) submissionStore.startOver(place)
  }, [open, place])
  return {
    // One form writes to one place.
    submission: submission as Submission<Made>,
    submit: (order) => void runOrder({ place, order, vault, queryClient, ends }),
    startOver: () => submissionStore.startOver(place),
  }
}

type Run<Made extends Order> = {
  readonly place: string
  readonly order: Made
  readonly vault: VaultView
  readonly queryClient: QueryClient
  readonly ends: OrderEnds<Made>
}

/** What signs and sends comes with the first press; where it does not come, nothing can have been sent. */
function submit(order: Order): Promise<Submitted> {
  return import('./submit-order.ts').then(
    ({ submitOrder }) => submitOrder(order),
    () => ({ outcome: 'refused', failure: null }),
  )
}

/** No React in here: it goes on when the screen is left. */
export async function runOrder<Made extends Order>(run: Run<Made>): Promise<void> {
  const { place, order, ends } = run
  const isAgain = submissionStore.read(place).phase === 'unanswered'
  submissionStore.write(
    place,
    isAgain ? { phase: 'unanswered', order, isAsking: true } : { phase: 'sending', order },
  )
  const answer = await submit(order)
  if (answer.outcome === 'unanswered') {
    return submissionStore.write(place, { phase: 'unanswered', order, isAsking: false })
  }
  if (answer.outcome === 'cancelled') return submissionStore.backToForm(place)
  if (answer.outcome === 'refused') {
    submissionStore.backToForm(place)
    return ends.failed({ order, failure: answer.failure, view: null })
  }
  followOrder(answer.view, {
    onChange: (view) => submissionStore.tell(place, order, view),
    onEnd: (view) => reportEnd(view, run),
  })
}

function reportEnd<Made extends Order>(view: IntentView, run: Run<Made>): void {
  const { order, vault, queryClient, ends } = run
  const isDone = view.state === 'CONFIRMED'
  // A fee may have been paid for what failed, too.
  if (isDone || view.transactionId !== null) {
    void refreshBalances(queryClient, { chain: order.intent.chain, vault })
  }
  if (isDone) ends.confirmed({ order, view })
  else ends.failed({ order, failure: view.failure, view })
}
