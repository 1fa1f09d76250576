import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

const CARDS = [0, 1, 2, 3, 4, 5]

export function CardSkeletons({ label, className }: { readonly label: string; readonly className: string }) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {CARDS.map((card) => (
        <Card key={card} className="flex h-44 flex-col gap-3">
          <span className="flex items-center gap-3">
            <Skeleton width={36} height={36} round />
            <span className="flex flex-col gap-1.5">
              <Skeleton width={56} />
              <Skeleton width={96} height={10} />
            </span>
          </span>
          <Skeleton height={6} />
          <Skeleton width="70%" />
        </Card>
      ))}
    </div>
  )
}
