import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { chartCopy } from '../copy.ts'

/** Heights in per cent, so that it looks like a market and not like a wall. */
const BARS = [38, 44, 41, 52, 60, 57, 49, 42, 36, 40, 47, 55, 63, 70, 66, 58, 61, 68, 74, 71, 78, 82, 76, 80]

export function ChartSkeleton({ lead }: { readonly lead?: ReactNode }) {
  return (
    <>
      {lead}
      <Bars />
    </>
  )
}

function Bars() {
  return (
    <div role="status" className="flex min-h-0 flex-1 flex-col px-5 max-md:px-4 @max-narrow/panel:px-4">
      <VisuallyHidden>{chartCopy.loading}</VisuallyHidden>
      <div className="flex h-11 flex-none items-center">
        <Skeleton width={320} className="max-w-full" />
      </div>
      <div className="flex min-h-0 flex-1 items-end gap-2 overflow-hidden pb-7" aria-hidden="true">
        {BARS.map((height, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change their places
          <span key={place} style={{ height: `${height}%` }} className="flex min-w-0 flex-1">
            <span className="h-1/4 w-full animate-skeleton rounded-xs bg-active" />
          </span>
        ))}
      </div>
    </div>
  )
}
