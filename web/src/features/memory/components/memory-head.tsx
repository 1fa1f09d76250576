import Plus from 'lucide-react/icons/plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { PanelHeadEnd, PanelHeadStart } from '../../../lib/panel-head.tsx'
import { Button } from '../../../ui/button.tsx'
import { memoryCopy } from '../copy.ts'

type MemoryHeadProps = {
  readonly summary: string | null
  readonly isCreating: boolean
  readonly isRefreshing: boolean
  readonly onNew: () => void
  readonly onRefresh: () => void
}

/** R1-128 */
export function MemoryHead({ summary, isCreating, isRefreshing, onNew, onRefresh }: MemoryHeadProps) {
  return (
    <>
      <PanelHeadStart>
        <span role="status" className="truncate text-caption text-3">
          {summary}
        </span>
      </PanelHeadStart>
      <PanelHeadEnd>
        <Button
          size={28}
          className="touch-target max-md:h-9"
          icon={<RefreshCw size={14} aria-hidden="true" />}
          loading={isRefreshing}
          onClick={onRefresh}
        >
          <span className="@max-narrow/panel:sr-only">{memoryCopy.refresh}</span>
        </Button>
        <Button
          size={28}
          className="mr-1 ml-1 touch-target max-md:h-9"
          icon={<Plus size={14} aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={isCreating}
          onClick={onNew}
        >
          {memoryCopy.new}
        </Button>
      </PanelHeadEnd>
    </>
  )
}
