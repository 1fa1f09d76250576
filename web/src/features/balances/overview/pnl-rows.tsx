import type { PnlSpan } from '@windhover/core/pnl/contract'
import { formatUsdChange } from '../../../lib/format-usd.ts'
import { usePnl } from '../../../lib/pnl/use-pnl.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { overviewCopy, readingCopy } from '../copy.ts'
import { directionOf, formatPercent } from '../format-figures.ts'
import { TONE } from '../tone.ts'

const SPANS = ['today', '7d', '30d', 'all'] as const

/** What the vault made over four spans; what cannot be known is a dash. */
export function PnlRows({ vaultId }: { readonly vaultId: string }) {
  const pnl = usePnl(vaultId)
  return (
    <section aria-label={overviewCopy.pnlLabel} className="mt-4 border-t pt-2">
      <dl className="flex flex-col">
        {SPANS.map((name) => (
          <div key={name} className="flex h-6.25 items-center justify-between gap-3">
            <dt className="text-2">{overviewCopy.pnlSpans[name]}</dt>
            <dd className="num flex whitespace-nowrap">
              {pnl.isPending ? (
                <Skeleton width={112} />
              ) : (
                <SpanFigures span={pnl.data?.spans.find(({ span }) => span === name)} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function SpanFigures({ span }: { readonly span: PnlSpan | undefined }) {
  if (span?.pnlUsd == null) {
    return (
      <>
        <span aria-hidden="true" className="text-3">
          {readingCopy.unknown}
        </span>
        <span className="sr-only">{overviewCopy.pnlUnknown}</span>
      </>
    )
  }
  const { pnlUsd, percent } = span
  return (
    <>
      <span className={`font-medium ${TONE[directionOf(percent ?? 0)]}`}>{formatUsdChange(pnlUsd)}</span>
      <span className="min-w-16 pl-2 text-right text-3">
        {percent === null ? readingCopy.unknown : formatPercent(percent)}
      </span>
    </>
  )
}
