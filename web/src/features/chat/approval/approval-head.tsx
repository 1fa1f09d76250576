import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ProposalView } from '@windhover/core/transactions/proposal'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Layers from 'lucide-react/icons/layers'
import type { FeatureIcon } from '../../../lib/feature.ts'
import { kindViewOf } from '../../../money/intents/intent-kind-view.ts'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { approvalCopy } from './approval-copy.ts'
import { announcedAt, formatLeft } from './card-phase.ts'

const EXPIRING_SOON_SECONDS = 10
const CHECK = <Check size={11} aria-hidden="true" className="stroke-[2.4]" />

/** One intent is named by what it does, several by how many there are. */
function headOf({ intents }: ProposalView): { readonly icon: FeatureIcon; readonly title: string } {
  const networks = [...new Set(intents.map(({ intent }) => CHAINS[intent.chain].name))].join(' and ')
  const [only] = intents
  if (only === undefined || intents.length > 1)
    return { icon: Layers, title: approvalCopy.head(approvalCopy.steps(intents.length), networks) }
  const { icon, verb } = kindViewOf(only.intent)
  return { icon, title: approvalCopy.head(verb, networks) }
}

/** Action and network, what was checked, and the time that is left. */
export function ApprovalHead({ view, left }: { readonly view: ProposalView; readonly left: number }) {
  const { createdAt, expiresAt } = view
  const { icon: Icon, title } = headOf(view)
  const isSimulated = view.intents.every(({ preview }) => preview.succeeds && preview.isPromised !== true)
  const lifeMs = Date.parse(expiresAt) - Date.parse(createdAt)
  const leftPct = Math.min(100, ((left * 1_000) / lifeMs) * 100)
  const isExpiringSoon = left <= EXPIRING_SOON_SECONDS
  const announcedSeconds = announcedAt(left)
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2">
        <Icon size={15} />
        <h3 className="mr-1 font-semibold">{title}</h3>
        <Badge tone="up" icon={CHECK} className="max-md:hidden">
          {approvalCopy.decoded}
        </Badge>
        {isSimulated && (
          <Badge tone="up" icon={CHECK}>
            {approvalCopy.simulated}
          </Badge>
        )}
        <span
          role="timer"
          className={cx(
            'ml-auto inline-flex items-center gap-1.5 text-caption whitespace-nowrap',
            isExpiringSoon ? 'text-warn' : 'text-2',
          )}
        >
          <Clock size={13} aria-hidden="true" className="max-md:hidden" />
          {approvalCopy.expiresIn}{' '}
          <span className={cx('mono font-medium', !isExpiringSoon && 'text-1')}>{formatLeft(left)}</span>
        </span>
      </div>
      <div aria-hidden="true" className="h-0.5 bg-line">
        <div
          style={{ width: `${leftPct}%` }}
          className={cx(
            'h-full transition-[width] duration-1000 ease-linear',
            isExpiringSoon ? 'bg-warn' : 'bg-[var(--text-3)]',
          )}
        />
      </div>
      <span role="status" className="sr-only">
        {announcedSeconds === null ? '' : approvalCopy.left(announcedSeconds)}
      </span>
    </>
  )
}
