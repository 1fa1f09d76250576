import { useEffect, useRef } from 'react'
import { closeChart, useChartedToken } from '../lib/chart-view.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { useReturnFocus } from '../ui/use-return-focus.ts'
import { Slot } from './slot.tsx'

/** Lies over the chat (on a phone: over everything) while a token is selected for the trading view. */
export function ChartHost({ fullScreen }: { readonly fullScreen: boolean }) {
  const token = useChartedToken()
  if (token === null) return null
  return (
    <div className={cx('inset-0 z-(--z-sticky) bg-surface', fullScreen ? 'fixed' : 'absolute')}>
      {/* Each token has an opener of its own, which gets the focus back. */}
      <ChartFrame key={`${token.chain}:${token.address}`} />
    </div>
  )
}

function ChartFrame() {
  const frame = useRef<HTMLDivElement>(null)
  useReturnFocus(true)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A menu or dialog on top has used the key already, and keys pressed in the app panel are for it.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const { target } = event
      if (target === document.body || (target instanceof Node && frame.current?.contains(target)))
        closeChart()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div ref={frame} className="size-full">
      <Slot name="chartOverlay" props={{}} failure={(retry) => <Failure onRetry={retry} />} />
    </div>
  )
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="flex h-full flex-col items-center justify-center">
      <ErrorState layout="block" message="Something went wrong." onRetry={onRetry} className="pb-2" />
      <Button size={28} variant="ghost" onClick={closeChart}>
        Close chart
      </Button>
    </div>
  )
}
