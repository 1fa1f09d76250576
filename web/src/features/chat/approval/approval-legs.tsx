import { kindOf } from '@windhover/core/transactions/intent'
import type { ProposedIntent } from '@windhover/core/transactions/proposal'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Send from 'lucide-react/icons/send'
import { useContactName } from '../../../lib/contacts/use-contacts.ts'
import { formatUsd } from '../../../lib/format-usd.ts'
import { GroupedAddress } from '../../../money/grouped-address.tsx'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { approvalCopy } from './approval-copy.ts'
import { type Leg, readLegs } from './read-legs.ts'

/** You send, you receive at least: at figure size. */
export function ApprovalLegs({ view }: { readonly view: ProposedIntent }) {
  const { intent } = view
  const [out, back] = readLegs(view)
  const recipient = kindOf(intent).recipient(intent)
  const contact = useContactName(intent.chain, recipient)
  return (
    <div className="grid grid-cols-[1fr_32px_1fr] items-center px-4 py-3 @max-narrow/chat:grid-cols-1 @max-narrow/chat:gap-2">
      {out && <LegView leg={out} chain={intent.chain} />}
      <ArrowRight size={16} aria-hidden="true" className="mx-auto text-3 @max-narrow/chat:hidden" />
      {back && <LegView leg={back} chain={intent.chain} />}
      {recipient !== null && (
        <div className="flex min-w-0 items-center gap-3">
          <IconTile size={32} className="rounded-full!">
            <Send size={15} />
          </IconTile>
          <div className="min-w-0">
            <p className="text-caption text-3">{approvalCopy.to}</p>
            {contact !== null && <p className="truncate font-semibold">{contact}</p>}
            <GroupedAddress address={recipient} className="text-body text-2" />
          </div>
        </div>
      )}
    </div>
  )
}

type LegViewProps = { readonly leg: Leg; readonly chain: ProposedIntent['intent']['chain'] }

function LegView({ leg, chain }: LegViewProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <TokenMark token={{ ...leg.token, chain }} size={32} />
      <div className="min-w-0">
        <p className="text-caption text-3">{leg.label}</p>
        <p className="num flex flex-wrap items-baseline gap-x-2 text-figure font-semibold wrap-anywhere">
          {leg.amount}
          {leg.usd !== null && (
            <span className="text-caption font-regular tracking-normal text-3">{formatUsd(leg.usd)}</span>
          )}
        </p>
      </div>
    </div>
  )
}
