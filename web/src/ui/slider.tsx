import type { CSSProperties } from 'react'
import { cx } from './cx.ts'

export interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  step?: number
  onValueChange: (value: number) => void
  /** Once, when the hand lets go or a key was pressed. */
  onValueCommit?: (value: number) => void
  /** Spoken instead of the bare number: "2.0%". */
  valueText?: string
  disabled?: boolean
  className?: string
}

export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  onValueChange,
  onValueCommit,
  valueText,
  ...rest
}: SliderProps) {
  const share = max > min ? ((value - min) / (max - min)) * 100 : 0
  const commit = onValueCommit && (() => onValueCommit(value))
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={rest.disabled}
      onChange={(event) => onValueChange(event.target.valueAsNumber)}
      onPointerUp={commit}
      onKeyUp={commit}
      // A finger that begins to scroll, or a hand that goes elsewhere, lets go too.
      onPointerCancel={commit}
      onBlur={commit}
      style={{ '--v': `${share}%` } as CSSProperties}
      className={cx('slider touch-target', rest.className)}
    />
  )
}
