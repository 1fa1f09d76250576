import ChevronRight from 'lucide-react/icons/chevron-right'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useEffect, useRef } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { CardButton } from '../../../ui/card.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { useSafety } from '../api/change-safety.ts'
import { safetyCopy } from '../safety-copy.ts'

type SafetyCardProps = {
  readonly vaultId: string
  readonly onOpen: () => void
  /** Somebody comes back from there: the focus does too. */
  readonly returned: boolean
}

/** The way to Safety, which says at once when the vault is paused. */
export function SafetyCard({ vaultId, onOpen, returned }: SafetyCardProps) {
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (returned) button.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [returned])
  const isPaused = useSafety(vaultId).data?.policy.isPaused ?? false
  return (
    <div ref={button}>
      <CardButton className="flex! w-full items-center gap-3 px-4! py-3!" onClick={onOpen}>
        <IconTile>
          <ShieldCheck size={16} />
        </IconTile>
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{safetyCopy.title}</span>
          <span className="block truncate text-caption text-3">{safetyCopy.hint}</span>
        </span>
        {isPaused && <Badge tone="warn">{safetyCopy.paused}</Badge>}
        <ChevronRight size={14} className="text-3" aria-hidden="true" />
      </CardButton>
    </div>
  )
}
