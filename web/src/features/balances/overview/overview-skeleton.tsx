import { Skeleton } from '../../../ui/skeleton.tsx'
import { overviewCopy } from '../copy.ts'

/** The boxes of the overview before its figures. */
export function OverviewSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{overviewCopy.loading}</span>
      <div className="flex flex-col gap-2">
        <Skeleton width={72} />
        <Skeleton width={180} height={32} />
        <Skeleton width={140} />
      </div>
      <Skeleton height={172} />
      <div className="grid grid-cols-3 gap-3 max-md:grid-cols-1 @max-narrow/panel:grid-cols-1">
        <Skeleton height={132} />
        <Skeleton height={132} />
        <Skeleton height={132} />
      </div>
    </div>
  )
}
