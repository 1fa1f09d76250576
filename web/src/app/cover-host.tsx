import { useEffect, useRef } from 'react'
import { type Cover, closeCover, useCover } from '../lib/cover.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { useReturnFocus } from '../ui/use-return-focus.ts'
import { Slot } from './slot.tsx'

/** Lies over the chat (on a phone: over everything) while something covers it. */
export function CoverHost({ fullScreen }: { readonly fullScreen: boolean }) {
  const cover = useCover()
  if (cover === null) return null
  return (
    <div className={cx('inset-0 z-(--z-sticky) bg-surface', fullScreen ? 'fixed' : 'absolute')}>
      {/* Each has an opener of its own, which gets the focus back. */}
      <CoverFrame key={keyOf(cover)} slot={cover.slot} />
    </div>
  )
}

const keyOf = (cover: Cover) =>
  cover.slot === 'chartOverlay' ? `${cover.token.chain}:${cover.token.address}` : cover.slot

function CoverFrame({ slot }: Pick<Cover, 'slot'>) {
  const frame = useRef<HTMLDivElement>(null)
  useReturnFocus(true)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A menu or dialog on top has used the key already, and keys pressed in the app panel are for it.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const { target } = event
      if (target === document.body || (target instanceof Node && frame.current?.contains(target)))
        closeCover()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div ref={frame} className="size-full">
      <Slot name={slot} props={{}} failure={(retry) => <Failure onRetry={retry} />} />
    </div>
  )
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="flex h-full flex-col items-center justify-center">
      <ErrorState layout="block" message="Something went wrong." onRetry={onRetry} className="pb-2" />
      <Button size={28} variant="ghost" onClick={closeCover}>
        Close
      </Button>
    </div>
  )
}
