import ArrowUp from 'lucide-react/icons/arrow-up'
import Pause from 'lucide-react/icons/pause'
import type { ReactNode } from 'react'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { liveListCopy } from './copy.ts'

type PauseLineProps = {
  readonly isPaused: boolean
  /** Else it is paused because something that speaks of a row is open. */
  readonly isPointing: boolean
  readonly waiting: number
  readonly onLetIn: () => void
  /** Stands there while nothing is paused: how old the list is. */
  readonly status: ReactNode
}

/** Always as high: rows that moved away under the pointer would make somebody press the wrong one. */
export function PauseLine({ isPaused, isPointing, waiting, onLetIn, status }: PauseLineProps) {
  return (
    <div className="flex h-9 flex-none items-center gap-2 border-b bg-inset px-5 text-caption text-2 @max-narrow/panel:px-4">
      {isPaused ? (
        <>
          <Pause size={12} aria-hidden="true" className="text-3" />
          <span className="truncate">{isPointing ? liveListCopy.why : liveListCopy.paused}</span>
        </>
      ) : (
        status
      )}
      <span role="status" className="ml-auto flex-none">
        {isPaused && waiting > 0 && (
          <Button
            size={28}
            className="num h-6"
            icon={<ArrowUp size={12} aria-hidden="true" />}
            onClick={onLetIn}
          >
            {liveListCopy.waiting(waiting)}
          </Button>
        )}
      </span>
    </div>
  )
}

/** For the head of the panel, while the list stands still. */
export function PausedBadge() {
  return (
    <Badge tone="warn" icon={<Pause size={11} aria-hidden="true" />}>
      {liveListCopy.paused}
    </Badge>
  )
}
