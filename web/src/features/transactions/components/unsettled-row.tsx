import type { IntentView } from '@windhover/core/transactions/contract'
import { stageOf } from '../../../lib/intent-stage.ts'
import { describeIntent } from '../../../money/intents/describe-intent.ts'
import { cx } from '../../../ui/cx.ts'
import { StageBadge } from '../../../ui/stage-badge.tsx'
import { describeState } from '../describe-state.ts'
import { CUT, RowTime, type RowWordsProps } from './row-time.tsx'

/** On its way, failed or not known: how far it came, and what to do or not to do. */
export function UnsettledRow({ view, nowMs, isOpen }: RowWordsProps) {
  const title = describeIntent(view)
  return (
    <>
      <span className="flex min-w-0 flex-1 items-center gap-3 @max-narrow/panel:flex-col @max-narrow/panel:items-stretch @max-narrow/panel:gap-1.5">
        <span className="min-w-0 flex-1">
          <span className={cx('num block font-semibold', isOpen ? 'wrap-anywhere' : CUT)} title={title}>
            {title}
          </span>
          <StateLine view={view} nowMs={nowMs} isOpen={isOpen} />
        </span>
        <StageBadge
          stage={stageOf(view)}
          className="w-24 items-start @max-narrow/panel:w-auto @max-narrow/panel:flex-row @max-narrow/panel:items-center @max-narrow/panel:gap-2"
        />
      </span>
      <RowTime view={view} nowMs={nowMs} className="w-10 flex-none" />
    </>
  )
}

function StateLine({ view, nowMs, isOpen }: { view: IntentView; nowMs: number; isOpen: boolean }) {
  const sentence = describeState(view, nowMs)
  const isCaution = view.state === 'UNKNOWN' || view.heldUp !== undefined
  return (
    <span
      title={sentence}
      className={cx(
        'block text-caption',
        isCaution ? 'text-warn' : 'text-3',
        // A caution that is cut off is no caution.
        isOpen || isCaution ? 'wrap-anywhere' : CUT,
      )}
    >
      {sentence}
    </span>
  )
}
