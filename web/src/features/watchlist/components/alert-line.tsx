import { showPrice } from '@windhover/core/money/show-price'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { formatChange } from '../../../lib/format-price.ts'
import { ShortZeros } from '../../../money/short-zeros.tsx'
import { distancePct, plainPrice } from '../alert-draft.ts'
import { alertCopy } from '../copy.ts'
import { type PriceScale, placeOf, priceAt, stepPrice } from '../price-scale.ts'

const FAR_STEPS = 10
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: FAR_STEPS,
  PageDown: -FAR_STEPS,
}

type AlertLineProps = {
  readonly scale: PriceScale
  readonly lineUsd: number
  readonly nowUsd: number
  readonly onMove: (priceUsd: number) => void
  readonly onHold: (isHeld: boolean) => void
}

/** Moved with the hand, or by the arrow keys: with Shift further, and Escape puts it back. */
export function AlertLine({ scale, lineUsd, nowUsd, onMove, onHold }: AlertLineProps) {
  const isHeld = useRef(false)
  const beforeUsd = useRef(lineUsd)
  const awayPct = distancePct(lineUsd, nowUsd)

  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus({ preventScroll: true })
    isHeld.current = true
    onHold(true)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const chart = event.currentTarget.parentElement?.getBoundingClientRect()
    if (isHeld.current && chart !== undefined) onMove(priceAt(scale, event.clientY - chart.top))
  }
  const release = () => {
    isHeld.current = false
    onHold(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isBack = event.key === 'Escape' && lineUsd !== beforeUsd.current
    const steps = (STEPS[event.key] ?? 0) * (event.shiftKey ? FAR_STEPS : 1)
    if (!isBack && steps === 0) return
    event.preventDefault()
    event.stopPropagation()
    onMove(isBack ? beforeUsd.current : stepPrice(lineUsd, steps))
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={alertCopy.line}
      // In per cent: prices have more zeros than an attribute can hold.
      aria-valuenow={Math.round(awayPct)}
      aria-valuemin={-100}
      aria-valuemax={Math.ceil(Math.max(awayPct, distancePct(scale.highUsd, nowUsd)))}
      aria-valuetext={`${showPrice(lineUsd)}, ${formatChange(awayPct)}`}
      style={{ top: placeOf(scale, lineUsd) }}
      className="group absolute inset-x-0 flex h-6 -translate-y-1/2 cursor-row-resize touch-none items-center outline-none pointer-coarse:h-11"
      onFocus={() => {
        beforeUsd.current = lineUsd
      }}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onKeyDown={onKeyDown}
    >
      <span className="w-[194px] border-t border-dashed border-info" />
      <span className="grid h-4 w-6 flex-none place-items-center rounded-full border border-info bg-popover group-focus-visible:outline-2 group-focus-visible:outline-focus">
        <span className="h-[5px] w-3 border-y border-info" />
      </span>
      <span className="flex-1 border-t border-dashed border-info" />
      <span className="flex h-5 min-w-14 flex-none items-center justify-end rounded-xs border border-info-line bg-info-soft px-1.5 font-semibold text-info">
        <ShortZeros text={plainPrice(lineUsd)} />
      </span>
    </div>
  )
}
