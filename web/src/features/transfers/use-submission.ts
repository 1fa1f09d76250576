import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { toast } from '../../ui/toast.tsx'
import { followOrder } from './api/follow-order.ts'
import { submitOrder } from './api/submit-order.ts'
import { type Order, orderFailed } from './outcome-text.ts'
import { isFinished, type Submission, submissionStore } from './submissions.ts'

export type SubmissionControl = {
  readonly submission: Submission
  readonly submit: (order: Order) => void
  readonly startOver: () => void
}

type Place = {
  readonly kind: 'send' | 'wrap'
  readonly chain: string
  readonly vault: VaultView
  readonly open: boolean
}

/** The intent of a dialog: closing and opening it shows the same one until it has ended. */
export function useSubmission({ kind, chain, vault, open }: Place): SubmissionControl {
  const queryClient = useQueryClient()
  const place = [kind, chain, vault.tokenId].join(':')
  const submission = useSyncExternalStore(submissionStore.subscribe, () => submissionStore.read(place))
  useLayoutEffect(() => {
    if (open && isFinished(submissionStore.read(place))) submissionStore.startOver(place)
  }, [open, place])
  return {
    submission,
    submit: (order) => void run({ place, order, vault, queryClient }),
    startOver: () => submissionStore.startOver(place),
  }
}

type Run = {
  readonly place: string
  readonly order: Order
  readonly vault: VaultView
  readonly queryClient: QueryClient
}

/** No React in here: it goes on when the dialog is closed. */
async function run({ place, order, vault, queryClient }: Run): Promise<void> {
  const isAgain = submissionStore.read(place).phase === 'unanswered'
  submissionStore.write(
    place,
    isAgain ? { phase: 'unanswered', order, isAsking: true } : { phase: 'sending', order },
  )
  const answer = await submitOrder(order)
  if (answer.outcome === 'unanswered') {
    return submissionStore.write(place, { phase: 'unanswered', order, isAsking: false })
  }
  if (answer.outcome === 'refused') {
    submissionStore.backToForm(place)
    toast.error(orderFailed(order, answer.reason))
    return
  }
  const onChange = (view: typeof answer.view) => submissionStore.tell(place, order, view)
  followOrder(answer.view, { order, vault, queryClient, onChange })
}
