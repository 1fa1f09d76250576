import { cx } from './cx.ts'
import { Mark } from './mark.tsx'

export interface WordmarkProps {
  name?: string
  size?: number
  className?: string
}

export function Wordmark({ name = 'Windhover', size = 24, className }: WordmarkProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center align-top gap-2 text-title font-semibold tracking-[-0.015em]',
        className,
      )}
    >
      <Mark size={size} />
      {name}
    </span>
  )
}
