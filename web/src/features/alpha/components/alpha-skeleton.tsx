import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { alphaCopy } from '../copy.ts'

const CARDS = [0, 1, 2]
const LINES = ['92%', '84%', '60%']

/** R1-089: three cards. */
export function AlphaSkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <VisuallyHidden>{alphaCopy.loading}</VisuallyHidden>
      {CARDS.map((card) => (
        <Card key={card} data-skeleton="card">
          <div className="flex items-center gap-3">
            <Skeleton width={36} height={36} round />
            <span className="grid gap-2">
              <Skeleton width={120} height={14} />
              <Skeleton width={80} height={10} />
            </span>
            <Skeleton width={88} height={14} className="ml-auto" />
          </div>
          <div className="mt-5 grid grid-cols-2 gap-6 @max-narrow/panel:grid-cols-1">
            {[0, 1].map((column) => (
              <span key={column} className="grid gap-2.5">
                {LINES.map((width) => (
                  <Skeleton key={width} width={width} />
                ))}
              </span>
            ))}
          </div>
          <div className="mt-5 grid gap-2.5">
            <Skeleton width="50%" />
            <Skeleton width="40%" />
          </div>
        </Card>
      ))}
    </div>
  )
}
