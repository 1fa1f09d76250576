import { hasEnded } from '@windhover/core/transactions/intent-state'
import { hasFailed } from '../../../lib/intent-stage.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { progressCopy } from '../copy.ts'
import type { Submission } from '../submissions.ts'
import type { SubmissionControl } from '../use-submission.ts'
import { ProgressLine } from './progress-line.tsx'

type OrderProgressProps = {
  readonly submission: Extract<Submission, { phase: 'unanswered' | 'following' }>
  readonly control: SubmissionControl
  /** What the button says that goes back to an empty form. */
  readonly another: string
  readonly onClose: () => void
}

export function OrderProgress({ submission, control, another, onClose }: OrderProgressProps) {
  if (submission.phase === 'unanswered') {
    return (
      <>
        <DialogBody>
          <p className="mb-2 font-semibold text-1">{submission.order.what}</p>
          <div role="alert">
            <Note>{progressCopy.unanswered}</Note>
          </div>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>{progressCopy.close}</Button>
          <Button
            variant="primary"
            loading={submission.isAsking}
            onClick={() => control.submit(submission.order)}
          >
            {progressCopy.askAgain}
          </Button>
        </DialogFoot>
      </>
    )
  }
  const { state } = submission.view
  return (
    <>
      <DialogBody className="pt-1">
        <ProgressLine what={submission.order.what} view={submission.view} />
      </DialogBody>
      <DialogFoot>
        {hasEnded(state) && (
          <Button onClick={control.startOver}>{hasFailed(state) ? progressCopy.again : another}</Button>
        )}
        <Button variant={state === 'CONFIRMED' ? 'primary' : 'default'} onClick={onClose}>
          {state === 'CONFIRMED' ? progressCopy.done : progressCopy.close}
        </Button>
      </DialogFoot>
    </>
  )
}
