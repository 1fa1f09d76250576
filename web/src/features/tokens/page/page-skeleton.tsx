import { PanelBody } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { pageCopy } from '../copy.ts'

const STATS = ['cap', 'liquidity', 'volume', 'holders', 'supply']
const LINES = ['first', 'second', 'third', 'fourth', 'fifth']

/** The page in its shape, before anything is known. */
export function PageSkeleton() {
  return (
    <PanelBody padded={false} role="status" className="flex flex-col overflow-hidden!">
      <VisuallyHidden>{pageCopy.loading}</VisuallyHidden>
      <div className="flex flex-none items-center gap-2 px-5 pt-4 pb-3.5 max-md:-order-2 max-md:px-4">
        <span className="flex flex-1 flex-col gap-2.5 py-1">
          <Skeleton width={132} height={28} />
          <Skeleton width={236} className="max-w-full" />
        </span>
        <Skeleton width={264} height={40} className="rounded-sm! max-md:hidden @max-narrow/panel:hidden" />
      </div>
      <div className="grid flex-none auto-cols-fr grid-flow-col border-y max-md:mt-3">
        {STATS.map((stat) => (
          <span key={stat} className="flex flex-col gap-1.5 px-3 py-3 first:pl-5 max-md:last:hidden">
            <Skeleton width={56} height={10} className="max-w-full" />
            <Skeleton width={48} className="max-w-full" />
          </span>
        ))}
      </div>
      <div
        aria-hidden="true"
        className="flex h-95 flex-none flex-col px-5 pt-3 max-md:-order-1 max-md:h-90 max-md:px-4"
      >
        <Skeleton width={224} height={32} className="rounded-sm! max-md:hidden" />
        <div className="flex flex-1 flex-col justify-evenly">
          {LINES.map((line) => (
            <span key={line} className="border-b border-line-subtle" />
          ))}
        </div>
      </div>
      <div
        aria-hidden="true"
        className="grid flex-none grid-cols-2 gap-3 px-5 pt-3 pb-4 max-md:grid-cols-1 max-md:gap-0 max-md:p-0 @max-[600px]/panel:grid-cols-1"
      >
        {['position', 'risks'].map((card) => (
          <div
            key={card}
            className="rounded-md border bg-raised p-4 max-md:border-0 max-md:border-b max-md:bg-transparent"
          >
            <Skeleton width={96} className="mb-4" />
            {LINES.map((line) => (
              <Skeleton key={line} className="mb-3 last:mb-0" />
            ))}
          </div>
        ))}
      </div>
    </PanelBody>
  )
}

/** Room of the chart while its code comes: what stands below does not move. */
export function ChartRoom() {
  return <div className="h-95 flex-none max-md:-order-1 max-md:h-90" />
}
