import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface CheckboxProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  label: ReactNode
  disabled?: boolean
  id?: string
  className?: string
}

export function Checkbox({
  checked,
  onCheckedChange,
  label,
  disabled = false,
  id,
  className,
}: CheckboxProps) {
  return (
    <label
      className={cx(
        'group flex items-start gap-2.5 text-2 has-disabled:cursor-not-allowed has-disabled:text-off',
        className,
      )}
    >
      <span className="relative mt-0.5 grid size-4 flex-none place-items-center">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className={cx(
            'size-4 cursor-[inherit] appearance-none rounded-xs border border-line-strong bg-inset touch-target',
            'checked:border-transparent checked:bg-1 disabled:border-transparent disabled:bg-active forced-colors:appearance-auto',
          )}
        />
        <Check
          size={12}
          aria-hidden="true"
          className={cx(
            'pointer-events-none absolute stroke-[3] text-canvas forced-colors:hidden',
            !checked && 'hidden',
          )}
        />
      </span>
      <span>{label}</span>
    </label>
  )
}
