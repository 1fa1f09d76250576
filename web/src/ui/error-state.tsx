import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { cx } from './cx.ts'

export interface ErrorStateProps {
  message: ReactNode
  /** One sentence more: what was still done, what to check. */
  detail?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  retrying?: boolean
  /** `row` inside a list or thread, `block` where a whole view failed. */
  layout?: 'row' | 'block'
  className?: string
}

export function ErrorState(props: ErrorStateProps) {
  const {
    message,
    detail,
    onRetry,
    retryLabel = 'Try again',
    retrying = false,
    layout = 'row',
    className,
  } = props
  const retry = onRetry && (
    <Button size={28} onClick={onRetry} loading={retrying}>
      {retryLabel}
    </Button>
  )
  if (layout === 'block') {
    return (
      <div
        role="alert"
        className={cx('flex flex-col items-center gap-1 px-5 py-10 text-center text-3', className)}
      >
        <TriangleAlert size={24} aria-hidden="true" className="mb-2 text-down" />
        <strong className="font-semibold text-1">{message}</strong>
        {detail && <span className="max-w-96 text-balance">{detail}</span>}
        {retry && <div className="mt-3">{retry}</div>}
      </div>
    )
  }
  return (
    <Card padded={false} className={cx('flex items-center gap-3 px-3 py-2.5', className)}>
      <TriangleAlert size={16} aria-hidden="true" className="text-down" />
      <div role="alert" className="min-w-0 flex-1">
        {message}
        {detail && <div className="text-caption text-3">{detail}</div>}
      </div>
      {retry}
    </Card>
  )
}
