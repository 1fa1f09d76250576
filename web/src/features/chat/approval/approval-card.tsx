import { kindOf } from '@windhover/core/transactions/intent'
import type { ProposalView } from '@windhover/core/transactions/proposal'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Note } from '../../../ui/note.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { approvalCopy } from './approval-copy.ts'
import { ApprovalFacts } from './approval-facts.tsx'
import { ApprovalHead } from './approval-head.tsx'
import { ApprovalLegs } from './approval-legs.tsx'
import { DecodedDialog } from './decoded-dialog.tsx'
import { addressToCompare, IntentWarnings } from './intent-warnings.tsx'
import { ReviseForm } from './revise-form.tsx'
import { SequenceSteps } from './sequence-steps.tsx'
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
  const [compared, setCompared] = useState<readonly string[]>([])
  const { intents } = view
  const only = intents.length === 1 ? intents[0] : undefined
  const toCompare = intents.map(addressToCompare).filter((address) => address !== null)
  const isCompared = toCompare.every((address) => compared.includes(address))
  const isBusy = approve.isPending || reject.isPending || revise.isPending
  const mayApprove = view.blockedBy === null && isCompared
  const canEdit = only !== undefined && (kindOf(only.intent).card?.editable.length ?? 0) > 0
  const approveLabel = only === undefined ? approvalCopy.approveSteps(intents.length) : approvalCopy.approve
  return (
    <Card as="section" aria-label={approvalCopy.label} padded={false} className="overflow-hidden">
      <ApprovalHead view={view} left={left} />
      {only === undefined ? <SequenceSteps view={view} /> : <ApprovalLegs view={only} />}
      {only !== undefined && isEditing && (
        <ReviseForm
          view={only}
          isBusy={revise.isPending}
          onCancel={() => setIsEditing(false)}
          onRevise={(revision) => revise.mutate(revision, { onSuccess: () => setIsEditing(false) })}
        />
      )}
      {only !== undefined && <ApprovalFacts view={only} />}
      <div className="flex flex-col gap-3 px-4 pb-3 empty:hidden">
        {intents.map((shown) => (
          <IntentWarnings
            key={shown.intentHash}
            shown={shown}
            compared={compared}
            onCompare={(address, isTicked) =>
              setCompared((before) => [
                ...before.filter((each) => each !== address),
                ...(isTicked ? [address] : []),
              ])
            }
          />
        ))}
        {view.blockedBy !== null && (
          <Note tone="down" title={approvalCopy.blocked}>
            {view.blockedBy}
          </Note>
        )}
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
            {mayApprove ? approveLabel : approvalCopy.compareFirst}
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
          <TextButton onClick={() => setIsDecodedOpen(true)}>
            {only === undefined ? approvalCopy.viewDecodedSteps : approvalCopy.viewDecoded}
          </TextButton>
        </span>
      </div>
      <DecodedDialog intents={intents} open={isDecodedOpen} onOpenChange={setIsDecodedOpen} />
    </Card>
  )
}
