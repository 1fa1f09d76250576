import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface EmptyStateProps {
  /** 24 px. */
  icon?: ReactNode
  title: ReactNode
  hint?: ReactNode
  /** At most one default button. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ icon, title, hint, action, className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center gap-1 px-5 py-10 text-center text-3', className)}>
      {icon && (
        <span aria-hidden="true" className="mb-2">
          {icon}
        </span>
      )}
      <strong className="font-semibold text-1">{title}</strong>
      {hint && <span className="max-w-96 text-balance">{hint}</span>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
