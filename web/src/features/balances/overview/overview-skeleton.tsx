import { Skeleton } from '../../../ui/skeleton.tsx'
import { overviewCopy } from '../copy.ts'

/** The boxes of the overview before its figures. */
export function OverviewSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{overviewCopy.loading}</span>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.44fr)] gap-8 max-md:grid-cols-1 max-md:gap-4 @max-narrow/panel:grid-cols-1 @max-narrow/panel:gap-4">
        <div className="flex flex-col gap-2">
          <Skeleton width={72} />
          <Skeleton width={180} height={32} />
          <Skeleton width={140} />
          <Skeleton height={100} className="mt-6" />
        </div>
        <Skeleton height={210} />
      </div>
      <Skeleton height={208} />
      <div className="grid grid-cols-3 gap-3 max-md:grid-cols-1 @max-narrow/panel:grid-cols-1">
        <Skeleton height={162} />
        <Skeleton height={162} />
        <Skeleton height={162} />
      </div>
    </div>
  )
}
