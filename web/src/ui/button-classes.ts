import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'default' | 'ghost' | 'danger' | 'danger-solid'
export type ButtonSize = 28 | 32 | 40 | 48

const BASE =
  'inline-flex items-center justify-center border font-medium whitespace-nowrap select-none hover-step aria-disabled:cursor-not-allowed'

const OFF =
  'disabled:border-transparent disabled:bg-hover disabled:text-off aria-disabled:border-transparent aria-disabled:bg-hover'

const VARIANT: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent font-semibold text-on-accent enabled-hover:bg-accent-hover enabled-active:bg-accent-press',
  // On a dialog the raised ground would vanish: it steps up to the hover ground there.
  default:
    'border-line bg-raised text-1 enabled-hover:bg-hover enabled-active:bg-active aria-expanded:bg-active in-data-[layer=dialog]:bg-hover in-data-[layer=dialog]:enabled-hover:bg-active',
  ghost:
    'border-transparent bg-transparent text-2 enabled-hover:bg-hover enabled-hover:text-1 enabled-active:bg-active aria-expanded:bg-active aria-expanded:text-1',
  danger: 'border-down-line bg-transparent text-down enabled-hover:bg-down-soft enabled-active:bg-down-soft',
  'danger-solid':
    'border-transparent bg-danger font-semibold text-on-danger enabled-hover:bg-[color-mix(in_oklab,var(--danger)_88%,var(--text-1))] enabled-active:bg-danger',
}

const LOADING = 'border-transparent bg-hover text-2 cursor-progress'

const SIZE: Record<ButtonSize, string> = {
  28: 'h-7 gap-1.5 rounded-sm px-2.5 text-caption',
  32: 'h-8 gap-1.5 rounded-sm px-3',
  40: 'h-10 gap-1.5 rounded-sm px-4',
  48: 'h-12 gap-2 rounded-md px-5 text-title tracking-normal',
}

export interface ButtonLook {
  variant: ButtonVariant
  size: ButtonSize
  loading?: boolean
  block?: boolean
}

export function buttonClasses({ variant, size, loading, block }: ButtonLook): string {
  return cx(BASE, SIZE[size], loading ? LOADING : cx(VARIANT[variant], OFF), block && 'w-full')
}
