import type { ChainId } from '@windhover/core/chains/chain'
import type { RouteStepView } from '@windhover/core/swaps/contract'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Fragment, type ReactNode } from 'react'
import type { PickedToken } from '../../../lib/feature.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { FactRow } from '../../../ui/fact-row.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { factCopy } from '../copy.ts'
import { type Hop, type Hops, readHops } from '../read-hops.ts'

type RouteFactProps = {
  readonly chain: ChainId
  readonly steps: readonly RouteStepView[]
  readonly ends: { readonly sell: PickedToken; readonly buy: PickedToken }
}

/** Up to two hops are one fact; more have a row of their own, with their pictures. */
const PLAIN_HOPS_MAX = 2

export function RouteFact({ chain, steps, ends }: RouteFactProps) {
  if (steps.length === 0) return null
  const hops = readHops(steps, ends)
  const count = hops.tokens.length - 1
  if (count <= PLAIN_HOPS_MAX) {
    return (
      <FactRow label={factCopy.route}>
        <HopList hops={hops} />
      </FactRow>
    )
  }
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3 text-caption leading-6">
      <dt className="text-3">
        {factCopy.route} <span className="text-2">{factCopy.hops(count)}</span>
      </dt>
      <dd className="min-w-0 text-1">
        <HopList hops={hops} markOf={(hop) => <TokenMark token={{ ...hop, chain }} size={16} />} />
      </dd>
    </div>
  )
}

type HopListProps = { readonly hops: Hops; readonly markOf?: (hop: Hop) => ReactNode }

function HopList({ hops, markOf }: HopListProps) {
  return (
    <span title={hops.venues.join(', ')} className="inline-flex flex-wrap items-center justify-end gap-x-1.5">
      {hops.tokens.map((hop, place) => (
        <Fragment key={hop.address}>
          {place > 0 && (
            <>
              <ArrowRight size={12} aria-hidden="true" className="text-3" />
              <VisuallyHidden>to</VisuallyHidden>
            </>
          )}
          <span className="inline-flex items-center gap-1.5">
            {markOf?.(hop)}
            {hop.symbol}
          </span>
        </Fragment>
      ))}
      <span className="text-3">{hops.venues.slice(0, VENUES_MAX).join(', ')}</span>
    </span>
  )
}

const VENUES_MAX = 2
