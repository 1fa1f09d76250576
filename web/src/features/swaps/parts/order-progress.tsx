import { describeProgress } from '../../../lib/orders/describe-progress.ts'
import { explorerLink } from '../../../lib/orders/explorer-link.ts'
import type { Order } from '../../../lib/orders/order.ts'
import { progressCopy } from '../../../lib/orders/progress-copy.ts'
import type { SubmissionControl } from '../../../lib/orders/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Note } from '../../../ui/note.tsx'
import { ProgressLine } from '../../../ui/progress-line.tsx'

type OrderProgressProps<Made extends Order> = {
  readonly order: Pick<SubmissionControl<Made>, 'submission' | 'submit'>
  /** `bg-raised` on a panel, `bg-inset` in a dialog. */
  readonly ground: 'bg-raised' | 'bg-inset'
}

/** Where the order is, or that nobody answered: then the same order is asked about again, never another one made. */
export function OrderProgress<Made extends Order>({ order, ground }: OrderProgressProps<Made>) {
  const { submission, submit } = order
  if (submission.phase === 'unanswered') {
    return (
      <div role="alert" className="mt-3">
        <Note title={submission.order.what}>
          {progressCopy.unanswered}
          <Button
            size={28}
            className="mt-2 flex"
            loading={submission.isAsking}
            onClick={() => submit(submission.order)}
          >
            {progressCopy.askAgain}
          </Button>
        </Note>
      </div>
    )
  }
  if (submission.phase !== 'following') return null
  const { sentence, ...stage } = describeProgress(submission.view)
  return (
    <ProgressLine
      label={progressCopy.label}
      what={submission.order.what}
      stage={stage}
      sentence={sentence}
      link={explorerLink(submission.view)}
      className={cx('mt-3 rounded-sm border px-3 py-2.5', ground)}
    />
  )
}
