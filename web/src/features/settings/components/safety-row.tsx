import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useRef } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { useSafety } from '../api/change-safety.ts'
import { safetyCopy } from '../safety-copy.ts'

type SafetyRowProps = {
  readonly vaultId: string
  readonly onOpen: () => void
  /** Somebody comes back from there: the focus does too. */
  readonly returned: boolean
}

/** The way to Safety, which says at once when the vault is paused. */
export function SafetyRow({ vaultId, onOpen, returned }: SafetyRowProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (returned) button.current?.focus({ preventScroll: true })
  }, [returned])
  const isPaused = useSafety(vaultId).data?.policy.isPaused ?? false
  return (
    <button
      ref={button}
      type="button"
      onClick={onOpen}
      className="-mx-2 -mb-2 flex items-center gap-3 rounded-sm px-2 pb-2 text-left hover-step hover:bg-hover active:bg-active"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{safetyCopy.title}</span>
        <span className="block truncate text-caption text-3">{safetyCopy.hint}</span>
      </span>
      {isPaused && <Badge tone="warn">{safetyCopy.paused}</Badge>}
      <ChevronRight size={14} className="flex-none text-3" aria-hidden="true" />
    </button>
  )
}
