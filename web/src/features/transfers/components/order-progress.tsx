import { hasEnded } from '@windhover/core/transactions/intent-state'
import { hasFailed } from '../../../lib/intent-stage.ts'
import { describeProgress } from '../../../lib/orders/describe-progress.ts'
import { explorerLink } from '../../../lib/orders/explorer-link.ts'
import { progressCopy } from '../../../lib/orders/progress-copy.ts'
import type { Submission } from '../../../lib/orders/submissions.ts'
import type { SubmissionControl } from '../../../lib/orders/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { ProgressLine } from '../../../ui/progress-line.tsx'
import { endCopy } from '../copy.ts'
import type { MoneyOrder } from '../outcome-text.ts'

type OrderProgressProps = {
  readonly submission: Extract<Submission<MoneyOrder>, { phase: 'unanswered' | 'following' }>
  readonly control: SubmissionControl<MoneyOrder>
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
          <Button onClick={onClose}>{endCopy.close}</Button>
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
  const { view, order } = submission
  const { sentence, ...stage } = describeProgress(view)
  return (
    <>
      <DialogBody className="pt-1">
        <ProgressLine
          label={progressCopy.label}
          what={order.what}
          stage={stage}
          sentence={sentence}
          link={explorerLink(view)}
          takesFocus
        />
      </DialogBody>
      <DialogFoot>
        {hasEnded(view.state) && (
          <Button onClick={control.startOver}>{hasFailed(view.state) ? endCopy.again : another}</Button>
        )}
        <Button variant={view.state === 'CONFIRMED' ? 'primary' : 'default'} onClick={onClose}>
          {view.state === 'CONFIRMED' ? endCopy.done : endCopy.close}
        </Button>
      </DialogFoot>
    </>
  )
}
