import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

export interface SegmentOption<Value extends string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

export interface SegmentProps<Value extends string> {
  /** Spoken name of the whole choice. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly SegmentOption<Value>[]
  size?: 'md' | 'sm'
  /** Every choice equally wide over the full width. */
  stretch?: boolean
  className?: string
}

const SIZE = { md: 'h-[26px] px-2.5', sm: 'h-[22px] px-2' }

/** A filter. Real radio buttons underneath: arrows, form semantics and names come from the browser. */
export function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { label, value, onValueChange, options, size = 'md', stretch = false, className } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx('rounded-sm border bg-inset p-0.5', stretch ? 'flex w-full' : 'inline-flex', className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'relative inline-flex items-center justify-center gap-1.5 rounded-inner text-caption font-medium whitespace-nowrap text-3 hover-step select-none',
            'hover:text-1 has-checked:bg-active has-checked:text-1 has-disabled:cursor-not-allowed has-disabled:text-off',
            'light:has-checked:bg-surface light:has-checked:shadow-1 light:has-checked:ring-1 light:has-checked:ring-line',
            'max-md:h-9 max-md:text-body',
            stretch && 'flex-1 px-1',
            SIZE[size],
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 cursor-[inherit] appearance-none rounded-inner forced-colors:checked:outline"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  )
}
