import type { Fallback } from '@windhover/core/chat/replies/fallback'
import type { Offer, OfferKind } from '@windhover/core/chat/replies/offers'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Coins from 'lucide-react/icons/coins'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import FileText from 'lucide-react/icons/file-text'
import Fuel from 'lucide-react/icons/fuel'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import Scale from 'lucide-react/icons/scale'
import Send from 'lucide-react/icons/send'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Tag from 'lucide-react/icons/tag'
import TrendingUp from 'lucide-react/icons/trending-up'
import { askAgent } from '../../../lib/ask-agent.ts'
import type { FeatureIcon } from '../../../lib/feature.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { offerCopy } from './offer-copy.ts'

const ICON: Readonly<Record<OfferKind, FeatureIcon>> = {
  swap: ArrowLeftRight,
  send: Send,
  wrap: Package,
  'go-on': CornerDownRight,
  quote: Tag,
  risk: ShieldCheck,
  report: FileText,
  news: Newspaper,
  price: Tag,
  figures: TrendingUp,
  comparison: Scale,
  balances: Coins,
  trending: TrendingUp,
  fees: Fuel,
  deposit: ArrowDownToLine,
}

export type Answerable = {
  /** What the person said next; undefined while nothing was. */
  readonly answer: string | undefined
  readonly mayPress: boolean
}

type FallbackReplyProps = Answerable & { readonly fallback: Fallback }

/** What can be done, what was missed, and three ways on. */
export function FallbackReply({ fallback, answer, mayPress }: FallbackReplyProps) {
  const { before, missed, after, offers } = fallback
  return (
    <>
      <p className="text-prose wrap-anywhere text-1">
        {before}
        {missed !== null && (
          <span className="underline decoration-warn decoration-wavy decoration-1 underline-offset-4">
            {missed}
          </span>
        )}
        {after}
      </p>
      <Card padded={false} className="overflow-hidden">
        <ul aria-label={offerCopy.list}>
          {offers.map((offer) => (
            <li key={offer.words} className="border-b border-line-subtle last:border-b-0">
              <OfferRow offer={offer} isChosen={answer === offer.words} mayPress={mayPress} />
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}

type OfferRowProps = { readonly offer: Offer; readonly isChosen: boolean; readonly mayPress: boolean }

function OfferRow({ offer: { words, kind }, isChosen, mayPress }: OfferRowProps) {
  const Icon = ICON[kind]
  return (
    <button
      type="button"
      aria-disabled={!mayPress || undefined}
      onClick={() => mayPress && askAgent(words)}
      className={cx(
        'flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left hover-step -outline-offset-2',
        mayPress ? 'enabled-hover:bg-hover' : 'cursor-default',
      )}
    >
      <span className="flex-none text-3">
        <Icon size={15} />
      </span>
      <span className={cx('min-w-0 flex-1 wrap-anywhere', mayPress || isChosen ? 'font-medium' : 'text-2')}>
        {words}
      </span>
      <span className="flex-none text-caption text-3">{offerCopy.leadsTo[kind]}</span>
      {isChosen ? (
        <Check size={14} aria-label={offerCopy.yes} className="flex-none text-2" />
      ) : (
        <ChevronRight size={14} aria-hidden="true" className="flex-none text-3" />
      )}
    </button>
  )
}
