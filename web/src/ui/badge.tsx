import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BadgeTone = 'neutral' | 'line' | 'up' | 'down' | 'warn' | 'accent' | 'info'

const TONE: Record<BadgeTone, string> = {
  neutral: 'bg-hover text-2',
  line: 'inset-ring-[1px] inset-ring-line text-2',
  up: 'bg-up-soft text-up',
  down: 'bg-down-soft text-down',
  warn: 'bg-warn-soft text-warn',
  accent: 'bg-accent-soft text-accent-text',
  info: 'bg-info-soft text-info',
}

export interface BadgeProps {
  tone?: BadgeTone
  /** Live status. A colour of its own only on the outlined badge. */
  dot?: boolean | 'up' | 'down' | 'warn' | 'info'
  icon?: ReactNode
  children: ReactNode
  className?: string
}

const DOT = { up: 'text-up', down: 'text-down', warn: 'text-warn', info: 'text-info' }

/** A fact, never clickable. */
export function Badge({ tone = 'neutral', dot = false, icon, children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5 items-center gap-1 rounded-xs px-1.5 text-micro font-medium whitespace-nowrap forced-colors:border',
        TONE[tone],
        className,
      )}
    >
      {dot && (
        <span
          aria-hidden="true"
          className={cx('size-1.5 flex-none rounded-full bg-current', typeof dot === 'string' && DOT[dot])}
        />
      )}
      {icon}
      {children}
    </span>
  )
}
