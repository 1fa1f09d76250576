import { CHAINS } from '@windhover/core/chains/all-chains'
import type { Intent } from '@windhover/core/transactions/intent'
import type { ProposalView } from '@windhover/core/transactions/proposal'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Package from 'lucide-react/icons/package'
import Send from 'lucide-react/icons/send'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { approvalCopy } from './approval-copy.ts'
import { announcedAt, formatLeft } from './card-phase.ts'

const ICON: Readonly<Record<Intent['type'], ReactNode>> = {
  swap: <ArrowLeftRight size={15} aria-hidden="true" />,
  transfer: <Send size={15} aria-hidden="true" />,
  wrap: <Package size={15} aria-hidden="true" />,
  unwrap: <Package size={15} aria-hidden="true" />,
  associate: <Check size={15} aria-hidden="true" />,
}
const LAST_SECONDS = 10
const CHECK = <Check size={11} aria-hidden="true" className="stroke-[2.4]" />

/** Action and network, what was checked, and the time that is left. */
export function ApprovalHead({ view, left }: { readonly view: ProposalView; readonly left: number }) {
  const { intent, preview, createdAt, expiresAt } = view
  const lifeMs = Date.parse(expiresAt) - Date.parse(createdAt)
  const share = Math.min(100, ((left * 1_000) / lifeMs) * 100)
  const isLast = left <= LAST_SECONDS
  const moment = announcedAt(left)
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2">
        {ICON[intent.type]}
        <h3 className="mr-1 font-semibold">{approvalCopy.head(intent.type, CHAINS[intent.chain].name)}</h3>
        <Badge tone="up" icon={CHECK} className="max-md:hidden">
          {approvalCopy.decoded}
        </Badge>
        {preview.succeeds && (
          <Badge tone="up" icon={CHECK}>
            {approvalCopy.simulated}
          </Badge>
        )}
        <span
          role="timer"
          className={cx(
            'ml-auto inline-flex items-center gap-1.5 text-caption whitespace-nowrap',
            isLast ? 'text-warn' : 'text-2',
          )}
        >
          <Clock size={13} aria-hidden="true" className="max-md:hidden" />
          {approvalCopy.expiresIn}{' '}
          <span className={cx('mono font-medium', !isLast && 'text-1')}>{formatLeft(left)}</span>
        </span>
      </div>
      <div aria-hidden="true" className="h-0.5 bg-line">
        <div
          style={{ width: `${share}%` }}
          className={cx(
            'h-full transition-[width] duration-1000 ease-linear',
            isLast ? 'bg-warn' : 'bg-[var(--text-3)]',
          )}
        />
      </div>
      <span role="status" className="sr-only">
        {moment === null ? '' : approvalCopy.left(moment)}
      </span>
    </>
  )
}
