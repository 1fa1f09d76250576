import { CHAINS } from '@windhover/core/chains/all-chains'
import type { IntentView } from '@windhover/core/transactions/contract'
import type { IntentType } from '@windhover/core/transactions/intent'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import Box from 'lucide-react/icons/box'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Link2 from 'lucide-react/icons/link-2'
import PackageOpen from 'lucide-react/icons/package-open'
import Send from 'lucide-react/icons/send'
import { useId, useState } from 'react'
import type { FeatureIcon } from '../../../lib/feature.ts'
import { stageOf } from '../../../lib/intent-stage.ts'
import { cx } from '../../../ui/cx.ts'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { NetworkBadge } from '../../../ui/network-badge.tsx'
import { StageBadge } from '../../../ui/stage-badge.tsx'
import { activityCopy } from '../copy.ts'
import { describeIntent } from '../describe-intent.ts'
import { describeState } from '../describe-state.ts'
import { formatMinute } from '../format-time.ts'
import { IntentReceipt } from './intent-receipt.tsx'

const ICON: Readonly<Record<IntentType, FeatureIcon>> = {
  transfer: Send,
  wrap: Box,
  unwrap: PackageOpen,
  associate: Link2,
  swap: ArrowRightLeft,
}
const NOW_BELOW_MS = 60_000
/** One line where the panel is wide, two where it is narrow. */
const CUT = 'truncate @max-narrow/panel:line-clamp-2 @max-narrow/panel:whitespace-normal'

export function IntentRow({ view, nowMs }: { view: IntentView; nowMs: number }) {
  const [open, setOpen] = useState(false)
  const receiptId = useId()
  const title = describeIntent(view)
  return (
    <li className={cx('border-b border-line-subtle', open && 'bg-raised')}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={receiptId}
        onClick={() => setOpen(!open)}
        className="flex min-h-15 w-full items-center gap-3 px-5 py-2 text-left -outline-offset-2 hover-step hover:bg-hover max-md:px-4 @max-narrow/panel:px-4"
      >
        <RowMark view={view} />
        <span className="flex min-w-0 flex-1 items-center gap-3 @max-narrow/panel:flex-col @max-narrow/panel:items-stretch @max-narrow/panel:gap-1.5">
          <span className="min-w-0 flex-1">
            <span className={cx('num block font-semibold', open ? 'wrap-anywhere' : CUT)} title={title}>
              {title}
            </span>
            <StateLine view={view} nowMs={nowMs} open={open} />
          </span>
          <StageBadge
            stage={stageOf(view)}
            className="w-24 items-start @max-narrow/panel:w-auto @max-narrow/panel:flex-row @max-narrow/panel:items-center @max-narrow/panel:gap-2"
          />
        </span>
        <time dateTime={view.createdAt} className="num w-10 flex-none text-right text-caption text-3">
          {nowMs - Date.parse(view.createdAt) < NOW_BELOW_MS
            ? activityCopy.now
            : formatMinute(view.createdAt)}
        </time>
        <ChevronDown
          size={15}
          aria-hidden="true"
          className={cx('flex-none text-3 transition-transform duration-(--dur-2)', open && 'rotate-180')}
        />
      </button>
      <div id={receiptId} hidden={!open}>
        {open && <IntentReceipt view={view} title={title} />}
      </div>
    </li>
  )
}

function RowMark({ view }: { view: IntentView }) {
  const { type, chain } = view.intent
  const Icon = ICON[type]
  return (
    <NetworkBadge chain={chain} label={CHAINS[chain].name} markSize={32} ground="surface">
      <IconTile>
        <Icon size={15} />
      </IconTile>
    </NetworkBadge>
  )
}

function StateLine({ view, nowMs, open }: { view: IntentView; nowMs: number; open: boolean }) {
  const sentence = describeState(view, nowMs)
  const isCaution = view.state === 'UNKNOWN' || view.heldUp !== undefined
  return (
    <span
      title={sentence}
      className={cx(
        'block text-caption',
        isCaution ? 'text-warn' : 'text-3',
        // A caution that is cut off is no caution.
        open || isCaution ? 'wrap-anywhere' : CUT,
      )}
    >
      {sentence}
    </span>
  )
}
