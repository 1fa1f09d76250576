import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProposalView } from '@windhover/core/transactions/proposal'
import { useEffect, useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { StepUpCancelled } from '../../../lib/step-up/step-up-cancelled.ts'
import { describeIntent } from '../../../money/intents/describe-intent.ts'
import { toast } from '../../../ui/toast-store.ts'
import {
  approveProposal,
  proposalQuery,
  type Revision,
  rejectProposal,
  reviseProposal,
} from '../api/proposals.ts'
import { approvalCopy } from './approval-copy.ts'

type Given = { readonly vaultId: string; readonly proposalId: string }

/** A card and the newest one that took its place, with everything a person can do to it. */
export function useProposal({ vaultId, proposalId }: Given) {
  const queryClient = useQueryClient()
  const [currentId, setCurrentId] = useState(proposalId)
  const query = proposalQuery({ vaultId, proposalId: currentId })
  const { data: view, error, refetch, isFetching } = useQuery(query)
  const replacedBy = view?.replacedBy ?? null
  useEffect(() => {
    if (replacedBy !== null) setCurrentId(replacedBy)
  }, [replacedBy])

  const keep = (next: ProposalView) =>
    queryClient.setQueryData(proposalQuery({ vaultId, proposalId: next.proposalId }).queryKey, next)
  /** An answer may have been lost on its way: what counts is what the server says now. */
  const onFailed = (title: string) => (cause: unknown) => {
    // Closing the dialog is no failure: the card waits.
    if (cause instanceof StepUpCancelled) return
    toast.error({ title: errorText(cause, title) })
    void refetch()
  }
  const approve = useMutation({
    mutationFn: (shown: ProposalView) => approveProposal(vaultId, shown, whatOf(shown)),
    onSuccess: ({ intents: outcomes }, shown) => {
      const intents = shown.intents.map((each, index) => ({ ...each, outcome: outcomes[index] ?? null }))
      keep({ ...shown, state: 'approved', approvalToken: null, intents })
    },
    onError: onFailed(approvalCopy.notApproved),
  })
  const reject = useMutation({
    mutationFn: () => rejectProposal({ vaultId, proposalId: currentId }),
    onSuccess: keep,
    onError: onFailed(approvalCopy.notRejected),
  })
  const revise = useMutation({
    mutationFn: (revision: Revision) => reviseProposal({ vaultId, proposalId: currentId, ...revision }),
    onSuccess: (next) => {
      keep(next)
      setCurrentId(next.proposalId)
    },
    onError: onFailed(approvalCopy.notRevised),
  })
  return { view, error, isFetching, refetch: () => void refetch(), approve, reject, revise }
}
function whatOf({ intents }: ProposalView): string {
  return intents.map((shown) => describeIntent(shown)).join(', ')
}

export type ProposalControl = ReturnType<typeof useProposal>
