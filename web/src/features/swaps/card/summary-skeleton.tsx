import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { summaryCopy } from '../copy.ts'

const EFFECTS = [44, 56]
const FACTS = [40, 120, 76, 72, 48, 60]

/** In the shape of the summary, so that the button stands still when it comes. */
export function SummarySkeleton() {
  return (
    <div role="status" className="mt-3 rounded-md border bg-inset px-3.5 pt-2 pb-3">
      <VisuallyHidden>{summaryCopy.loading}</VisuallyHidden>
      <div className="flex h-8 items-center">
        <Skeleton width={96} />
      </div>
      {EFFECTS.map((width) => (
        <div key={width} className="flex h-8 items-center gap-2">
          <Skeleton width={20} height={20} round />
          <Skeleton width={width} />
          <Skeleton width={180} className="ml-auto" />
        </div>
      ))}
      <div className="mt-1 border-t pt-1">
        {FACTS.map((width) => (
          <div key={width} className="flex h-6 items-center justify-between">
            <Skeleton width={width} height={10} />
            <Skeleton width={88} height={10} />
          </div>
        ))}
      </div>
    </div>
  )
}
