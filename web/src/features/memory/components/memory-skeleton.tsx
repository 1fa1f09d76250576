import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** Cards of one line, as most memories are. */
export function MemorySkeleton({ cards, label }: { cards: number; label: string }) {
  return (
    <div role="status" className="grid gap-2">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: cards }, (_, place) => place).map((place) => (
        <Card key={place} padded={false} className="h-[74px] pt-2.5 pr-3 pl-4">
          <div className="flex h-6 items-center gap-2">
            <Skeleton width={place % 2 === 0 ? 44 : 72} height={16} />
            <Skeleton width={88} height={16} />
            <Skeleton width={72} height={10} className="ml-auto" />
          </div>
          <Skeleton width={place % 3 === 1 ? '56%' : '76%'} className="mt-2.5" />
        </Card>
      ))}
    </div>
  )
}
