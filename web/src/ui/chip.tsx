import X from 'lucide-react/icons/x'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'

export type ChipSize = 24 | 28 | 32 | 36

const SIZE: Record<ChipSize, string> = {
  24: 'h-6 px-2',
  28: 'h-7 px-2.5',
  32: 'h-8 px-3',
  36: 'h-9 px-3 text-body font-semibold',
}
const FRAME =
  'inline-flex flex-none items-center gap-1.5 rounded-full border text-caption font-medium whitespace-nowrap'

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-pressed'> {
  icon?: ReactNode
  size?: ChipSize
  /** Given: a choice with a state. Left out: a shortcut. */
  pressed?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Chip({ icon, size = 28, pressed, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={cx(
        FRAME,
        'text-2 hover-step enabled-hover:bg-hover enabled-hover:text-1 enabled-active:bg-active aria-expanded:bg-active',
        'aria-pressed:border-transparent aria-pressed:bg-active aria-pressed:text-1',
        'disabled:border-transparent disabled:bg-hover disabled:text-off max-md:min-h-8',
        SIZE[size],
        className,
      )}
    >
      {icon}
      {children}
    </button>
  )
}

export interface RemovableChipProps {
  icon?: ReactNode
  children: ReactNode
  /** Names what goes: "Show AIRDRP again". */
  removeLabel: string
  onRemove: () => void
}

export function RemovableChip({ icon, children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <span className={cx(FRAME, 'h-7 pr-0.5 pl-1 text-1 max-md:h-8')}>
      {icon}
      {children}
      <IconButton
        size={24}
        label={removeLabel}
        icon={<X size={12} />}
        onClick={onRemove}
        className="rounded-full"
      />
    </span>
  )
}
