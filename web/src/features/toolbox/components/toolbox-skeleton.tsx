import { Card } from '../../../ui/card.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { toolboxCopy } from '../copy.ts'

const ROWS = [120, 72, 64, 128, 56, 104]

/** The boxes of what comes: tabs, search, meter and the cards of the first tab. */
export function ToolboxSkeleton() {
  return (
    <PanelBody>
      <div role="status" className="grid grid-cols-1 gap-3">
        <VisuallyHidden>{toolboxCopy.loading}</VisuallyHidden>
        <Skeleton width={120} height={16} />
        <Skeleton height={32} />
        <Skeleton height={8} className="my-2" />
        <div className="grid grid-cols-1 gap-2">
          {ROWS.map((width) => (
            <Card key={width} padded={false} className="flex items-center gap-3 px-3 py-3.5">
              <Skeleton width={32} height={32} />
              <span className="grid min-w-0 flex-1 gap-1.5 overflow-hidden">
                <Skeleton width={width} />
                <Skeleton width={width * 2} height={10} />
              </span>
              <Skeleton width={32} height={20} round />
            </Card>
          ))}
        </div>
      </div>
    </PanelBody>
  )
}
