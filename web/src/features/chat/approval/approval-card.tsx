import type { ProposalView } from '@windhover/core/transactions/proposal'
import { type KeyboardEvent, useState } from 'react'
import { recipientCopy } from '../../../money/recipient-copy.ts'
import { needsComparing, RecipientWarnings } from '../../../money/recipient-warnings.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Note } from '../../../ui/note.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { RiskList } from '../cards/risk-list.tsx'
import { approvalCopy } from './approval-copy.ts'
import { ApprovalFacts } from './approval-facts.tsx'
import { ApprovalHead } from './approval-head.tsx'
import { ApprovalLegs } from './approval-legs.tsx'
import { DecodedDialog } from './decoded-dialog.tsx'
import { ProvenanceList } from './provenance-list.tsx'
import { ReviseForm } from './revise-form.tsx'
import { splitRisks } from './split-risks.ts'
import type { ProposalControl } from './use-proposal.ts'

type ApprovalCardProps = {
  readonly view: ProposalView
  readonly control: ProposalControl
  readonly left: number
}

/** Enter is what people press in a chat without looking: it must never move money. Space and a press do. */
function withoutEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

/** The one place of the chat where money moves. */
export function ApprovalCard({ view, control, left }: ApprovalCardProps) {
  const { approve, reject, revise } = control
  const [isEditing, setIsEditing] = useState(false)
  const [isDecodedOpen, setIsDecodedOpen] = useState(false)
  /** Which address was compared: a tick does not count for the one that takes its place. */
  const [compared, setCompared] = useState<string | null>(null)
  const recipient = view.intent.type === 'transfer' ? view.intent.to : null
  const mustCompare = recipient !== null && needsComparing(view.preview)
  const hasCompared = compared === recipient
  const isBusy = approve.isPending || reject.isPending || revise.isPending
  const mayApprove = view.blockedBy === null && (!mustCompare || hasCompared)
  const canEdit = view.intent.type === 'swap' || view.intent.type === 'transfer'
  return (
    <Card as="section" aria-label={approvalCopy.label} padded={false} className="overflow-hidden">
      <ApprovalHead view={view} left={left} />
      <ApprovalLegs view={view} />
      {isEditing && (
        <ReviseForm
          view={view}
          isBusy={revise.isPending}
          onCancel={() => setIsEditing(false)}
          onRevise={(revision) => revise.mutate(revision, { onSuccess: () => setIsEditing(false) })}
        />
      )}
      <ApprovalFacts view={view} />
      <div className="flex flex-col gap-3 px-4 pb-3 empty:hidden">
        {recipient !== null && (
          <RecipientWarnings warnings={view.preview.warnings} address={recipient} paidOn={() => null} />
        )}
        {mustCompare && (
          <Checkbox
            checked={hasCompared}
            onCheckedChange={(isTicked) => setCompared(isTicked ? recipient : null)}
            label={recipientCopy.compared}
          />
        )}
        <RiskList risks={splitRisks(view.risks).warnings} />
        {view.blockedBy !== null && (
          <Note tone="down" title={approvalCopy.blocked}>
            {view.blockedBy}
          </Note>
        )}
        <ProvenanceList view={view} />
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t px-4 py-3 max-md:grid max-md:grid-cols-[1fr_2fr]">
        {view.blockedBy === null && (
          <Button
            variant="primary"
            size={40}
            disabled={!mayApprove || isEditing || reject.isPending || revise.isPending}
            loading={approve.isPending}
            loadingLabel={approvalCopy.approving}
            aria-description={approvalCopy.bySpace}
            onKeyDown={withoutEnter}
            onClick={() => approve.mutate(view)}
            className="min-w-24 max-md:order-2 max-md:h-11"
          >
            {mayApprove ? approvalCopy.approve : approvalCopy.compareFirst}
          </Button>
        )}
        <Button
          size={40}
          disabled={approve.isPending || revise.isPending}
          loading={reject.isPending}
          loadingLabel={approvalCopy.rejecting}
          onClick={() => reject.mutate()}
          className="min-w-24 max-md:order-1 max-md:h-11"
        >
          {approvalCopy.reject}
        </Button>
        <span className="ml-auto flex items-center gap-4 text-caption max-md:order-3 max-md:col-span-2 max-md:ml-0 max-md:justify-between max-md:pt-1">
          {canEdit && !isEditing && (
            <TextButton disabled={isBusy} onClick={() => setIsEditing(true)}>
              {approvalCopy.edit}
            </TextButton>
          )}
          <TextButton onClick={() => setIsDecodedOpen(true)}>{approvalCopy.viewDecoded}</TextButton>
        </span>
      </div>
      <DecodedDialog view={view} open={isDecodedOpen} onOpenChange={setIsDecodedOpen} />
    </Card>
  )
}
