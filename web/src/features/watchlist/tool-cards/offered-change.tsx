import type { ReactNode } from 'react'
import { openApp } from '../../../lib/open-app.ts'
import { CardFrame } from '../../../money/cards/card-frame.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { toolCardCopy } from './copy.ts'

export const ToWatchlist = () => (
  <TextButton onClick={() => openApp({ id: 'watchlist' })} className="text-caption">
    {toolCardCopy.open}
  </TextButton>
)

type OfferedChangeProps = {
  readonly title: string
  readonly isDone: boolean
  /** What holds once it is done. */
  readonly done: string
  readonly act: string
  readonly isPending: boolean
  readonly onAct: () => void
  readonly children: ReactNode
}

/** What the agent changed, or what the person still has to press for. */
export function OfferedChange({ title, isDone, done, act, isPending, onAct, children }: OfferedChangeProps) {
  return (
    <CardFrame title={title} end={<ToWatchlist />}>
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
        {isDone ? (
          <span className="text-caption text-3">{done}</span>
        ) : (
          <>
            <span className="text-caption text-warn">{toolCardCopy.offered}</span>
            <Button size={28} loading={isPending} onClick={onAct}>
              {act}
            </Button>
          </>
        )}
      </div>
    </CardFrame>
  )
}
