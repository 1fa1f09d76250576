import type { SwapTag } from '@windhover/core/swaps/swap-form'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { Note } from '../../../ui/note.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { factCopy, summaryCopy } from '../copy.ts'
import type { SwapCardState } from '../use-swap-card.ts'
import { EffectRows } from './effect-rows.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import { SummarySkeleton } from './summary-skeleton.tsx'

/** Of more than there is, nothing is summed up. */
const SHOWN: ReadonlySet<SwapTag> = new Set<SwapTag>([
  'quoting',
  'would-fail',
  'not-simulated',
  'terms',
  'ready',
])

/** What the press would do: decoded by the server, simulated on the network, with everything that it costs. */
export default function SwapSummary({ card }: { readonly card: SwapCardState }) {
  const { shown, tag, preview } = card
  if (shown === null) return tag === 'quoting' ? <SummarySkeleton /> : null
  if (!SHOWN.has(tag)) return null
  const isOld = card.quote.quote === null
  const title = preview.last?.succeeds === false ? factCopy.label : summaryCopy.title
  return (
    <>
      <SimulationNote card={card} />
      <section aria-label={title} className="mt-3 rounded-md border bg-inset px-3.5 pt-2 pb-3">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h4 className="font-semibold">{title}</h4>
          <Badges card={card} />
        </div>
        <div className={cx(isOld && '[&_dd]:text-3 [&_dd_*]:text-3')}>
          <EffectRows card={card} />
          <QuoteFacts card={card} quote={shown} />
        </div>
      </section>
    </>
  )
}

function Badges({ card }: { readonly card: SwapCardState }) {
  const { preview, quote } = card
  if (quote.quote === null || preview.state === 'pending') {
    return <Badge icon={<Spinner size={11} />}>{summaryCopy.simulating}</Badge>
  }
  if (preview.state !== 'known' || !preview.last.succeeds) return null
  return (
    <span className="flex gap-2">
      <Done>{summaryCopy.decoded}</Done>
      <Done>{summaryCopy.simulated}</Done>
    </span>
  )
}

function Done({ children }: { readonly children: ReactNode }) {
  return (
    <Badge tone="up" icon={<Check size={12} className="stroke-[2.5]" aria-hidden="true" />}>
      {children}
    </Badge>
  )
}

/** Why the network would not do it, or that nobody could ask it. */
function SimulationNote({ card }: { readonly card: SwapCardState }) {
  const { preview, tag } = card
  if (preview.state === 'unavailable') {
    return (
      <Note className="mt-3" title={summaryCopy.unavailable}>
        {errorText(preview.error)} <TextButton onClick={preview.retry}>{summaryCopy.retry}</TextButton>
      </Note>
    )
  }
  if (tag !== 'would-fail' || preview.last === null || preview.last.succeeds) return null
  return (
    <Note tone="down" className="mt-3" title={summaryCopy.failed}>
      {preview.last.reason}
    </Note>
  )
}
