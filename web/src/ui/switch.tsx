import type { ButtonHTMLAttributes } from 'react'
import { cx } from './cx.ts'

export interface SwitchProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onChange' | 'children'> {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** Leave out only together with `aria-labelledby`. */
  label?: string
  size?: 'md' | 'sm'
}

const TRACK = { md: 'h-5 w-8', sm: 'h-4 w-[26px]' }
const KNOB = {
  md: 'top-1 left-1 size-3 group-aria-checked:translate-x-3',
  sm: 'top-[3px] left-[3px] size-2.5 group-aria-checked:translate-x-2.5',
}

export function Switch({ checked, onCheckedChange, label, size = 'md', className, ...rest }: SwitchProps) {
  return (
    <button
      type="button"
      {...rest}
      role="switch"
      aria-checked={checked}
      aria-label={label}
      onClick={() => onCheckedChange(!checked)}
      className={cx(
        'group flex-none rounded-full bg-active inset-ring-1 inset-ring-line-strong touch-target',
        'transition-colors duration-(--dur-2) ease-out aria-checked:bg-up aria-checked:inset-ring-0',
        'disabled:bg-hover disabled:inset-ring-line disabled:aria-checked:bg-up-line forced-colors:border',
        TRACK[size],
        className,
      )}
    >
      <span
        className={cx(
          'absolute block rounded-full bg-2 transition-transform duration-(--dur-2) ease-out group-aria-checked:bg-canvas',
          'group-disabled:bg-off forced-colors:bg-[ButtonText]!',
          KNOB[size],
        )}
      />
    </button>
  )
}
