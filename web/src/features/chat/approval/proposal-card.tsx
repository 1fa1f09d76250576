import type { Proposal, ProposalView } from '@windhover/core/transactions/proposal'
import { useEffect, useEffectEvent } from 'react'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useThread } from '../thread/thread-context.ts'
import { ApprovalCard } from './approval-card.tsx'
import { approvalCopy } from './approval-copy.ts'
import { phaseOf } from './card-phase.ts'
import { OrderProgress } from './order-progress.tsx'
import { ResultRow } from './result-row.tsx'
import { saysTheSame } from './says-the-same.ts'
import { useCountdown } from './use-countdown.ts'
import { type ProposalControl, useProposal } from './use-proposal.ts'

/** What the agent prepared, drawn from the decoded transaction alone; the agent's words have no part in it. */
export function ProposalCard({ answer }: { readonly answer: { readonly proposal: Proposal } }) {
  const { vaultId } = useThread()
  const control = useProposal({ vaultId, proposalId: answer.proposal.proposalId })
  const { view, error, isFetching, refetch } = control
  if (view !== undefined) return <KnownCard view={view} control={control} />
  if (error !== null) {
    return <ErrorState message={approvalCopy.loadFailed} retrying={isFetching} onRetry={refetch} />
  }
  return (
    <div role="status" className="rounded-md border bg-raised p-4">
      <VisuallyHidden>{approvalCopy.loading}</VisuallyHidden>
      <Skeleton width="40%" height={16} />
      <Skeleton height={44} className="mt-4" />
      <Skeleton height={72} className="mt-3" />
    </div>
  )
}

type KnownCardProps = { readonly view: ProposalView; readonly control: ProposalControl }

function KnownCard({ view, control }: KnownCardProps) {
  const { approve, revise } = control
  const { typed } = useThread()
  const left = useCountdown(view.expiresAt)
  // The clock of the countdown decides: a card must not be open at 0:00.
  const phase = phaseOf(view, left === 0 ? Math.max(Date.now(), Date.parse(view.expiresAt)) : Date.now())
  useUnpressed({ view, isOpen: phase === 'open', typed, approve })
  const refresh = {
    label: phase === 'simulation-failed' ? approvalCopy.tryAgain : approvalCopy.freshPrices,
    isBusy: revise.isPending,
    onPress: () => revise.mutate({}),
  }
  switch (phase) {
    case 'open':
    case 'blocked':
      return <ApprovalCard view={view} control={control} left={left} />
    case 'approved':
      return (
        <div className="flex flex-col gap-2">
          {view.intents.map(
            (shown) =>
              shown.outcome && <OrderProgress key={shown.intentHash} shown={shown} outcome={shown.outcome} />,
          )}
        </div>
      )
    case 'rejected':
      return <ResultRow icon="cross" title={approvalCopy.rejected} line={approvalCopy.rejectedLine} />
    case 'simulation-failed':
      return (
        <ResultRow
          icon="warning"
          tone="down"
          title={approvalCopy.simulationFailed}
          line={whyItFails(view)}
          act={refresh}
        />
      )
    case 'expired':
    case 'replaced':
      return (
        <ResultRow
          icon="clock"
          title={approvalCopy.expired}
          line={approvalCopy.expiredLine(lifeSeconds(view))}
          act={refresh}
        />
      )
  }
}

/** With Safe Mode off, what was typed in so many words is approved by this browser's key without a press, once. */
function useUnpressed(given: {
  readonly view: ProposalView
  readonly isOpen: boolean
  readonly typed: string
  readonly approve: ProposalControl['approve']
}): void {
  const { view, isOpen, typed, approve } = given
  const isDue = view.needsNoPress && isOpen && approve.isIdle && saysTheSame(typed, view)
  const press = useEffectEvent(() => approve.mutate(view))
  useEffect(() => {
    if (isDue) press()
  }, [isDue])
}

function whyItFails({ intents }: ProposalView): string {
  const [reason = ''] = intents.flatMap(({ preview }) => (preview.succeeds ? [] : [preview.reason]))
  return reason
}

function lifeSeconds({ createdAt, expiresAt }: ProposalView): number {
  return Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 1_000)
}
