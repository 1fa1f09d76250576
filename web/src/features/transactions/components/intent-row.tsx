import { CHAINS } from '@windhover/core/chains/all-chains'
import type { IntentView } from '@windhover/core/transactions/contract'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useId, useRef, useState } from 'react'
import { describeIntent } from '../../../money/intents/describe-intent.ts'
import { kindViewOf } from '../../../money/intents/intent-kind-view.ts'
import { cx } from '../../../ui/cx.ts'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { NetworkBadge } from '../../../ui/network-badge.tsx'
import { IntentReceipt } from './intent-receipt.tsx'
import { SettledRow } from './settled-row.tsx'
import { UnsettledRow } from './unsettled-row.tsx'

type IntentRowProps = {
  readonly view: IntentView
  readonly nowMs: number
  /** Somebody asked for its receipt. */
  readonly startsOpen?: boolean
}

export function IntentRow({ view, nowMs, startsOpen = false }: IntentRowProps) {
  const [open, setOpen] = useState(startsOpen)
  const receiptId = useId()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (startsOpen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [startsOpen])
  const isSettled = view.state === 'CONFIRMED'
  return (
    <li ref={row} className={cx('border-b border-line-subtle', open && 'bg-raised')}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={receiptId}
        onClick={() => setOpen(!open)}
        className={cx(
          'flex w-full items-center gap-3 px-5 py-2 text-left -outline-offset-2 hover-step hover:bg-hover max-md:px-4 @max-narrow/panel:px-4',
          isSettled ? 'min-h-13' : 'min-h-15',
        )}
      >
        <RowMark view={view} />
        {isSettled ? (
          <SettledRow view={view} nowMs={nowMs} isOpen={open} />
        ) : (
          <UnsettledRow view={view} nowMs={nowMs} isOpen={open} />
        )}
        <ChevronDown
          size={15}
          aria-hidden="true"
          className={cx('flex-none text-3 transition-transform duration-(--dur-2)', open && 'rotate-180')}
        />
      </button>
      <div id={receiptId} hidden={!open}>
        {open && <IntentReceipt view={view} title={describeIntent(view)} />}
      </div>
    </li>
  )
}

function RowMark({ view }: { view: IntentView }) {
  const { chain } = view.intent
  const { icon: Icon } = kindViewOf(view.intent)
  return (
    <NetworkBadge chain={chain} label={CHAINS[chain].name} markSize={32} ground="surface">
      <IconTile>
        <Icon size={15} />
      </IconTile>
    </NetworkBadge>
  )
}
