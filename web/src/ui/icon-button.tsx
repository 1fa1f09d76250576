import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'
import { Tooltip, type TooltipProps } from './tooltip.tsx'

export type IconButtonSize = 24 | 28 | 32 | 40 | 44

const SIZE: Record<IconButtonSize, string> = {
  24: 'size-6 rounded-inner',
  28: 'size-7 rounded-sm',
  32: 'size-8 rounded-sm',
  40: 'size-10 rounded-sm',
  44: 'size-11 rounded-sm',
}
const VARIANT = {
  default: 'border-line bg-raised in-data-[layer=dialog]:bg-hover',
  ghost: 'border-transparent bg-transparent',
}

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  /** Spoken name and tooltip. */
  label: string
  icon: ReactNode
  variant?: keyof typeof VARIANT
  size?: IconButtonSize
  loading?: boolean
  tooltipSide?: NonNullable<TooltipProps['side']>
  /** Off where the label stands beside the button anyway. */
  tooltip?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    variant = 'ghost',
    size = 32,
    loading = false,
    tooltipSide,
    tooltip = true,
    ...rest
  } = props
  const button = (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-busy={loading || undefined}
      className={cx(
        'inline-grid flex-none place-items-center border text-2 hover-step touch-target',
        'enabled-hover:bg-hover enabled-hover:text-1 enabled-active:bg-active',
        'aria-expanded:bg-active aria-expanded:text-1 aria-pressed:text-1',
        'disabled:border-transparent disabled:bg-transparent disabled:text-off',
        SIZE[size],
        VARIANT[variant],
        rest.className,
      )}
    >
      {loading ? <Spinner /> : icon}
    </button>
  )
  if (!tooltip) return button
  return (
    <Tooltip content={label} describes={false} {...(tooltipSide ? { side: tooltipSide } : {})}>
      {button}
    </Tooltip>
  )
}
