import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'

const TONE = {
  warn: { box: 'border-warn-line bg-warn-soft', icon: 'text-warn' },
  down: { box: 'border-down-line bg-down-soft', icon: 'text-down' },
  info: { box: 'border-info-line bg-info-soft', icon: 'text-info' },
}

export interface NoteProps {
  /** Amber is caution, rose is danger to money. */
  tone?: keyof typeof TONE
  title?: ReactNode
  children: ReactNode
  icon?: ReactNode
  onDismiss?: () => void
  dismissLabel?: string
  className?: string
}

export function Note({
  tone = 'warn',
  title,
  children,
  icon,
  onDismiss,
  dismissLabel = 'Dismiss',
  className,
}: NoteProps) {
  return (
    <div
      role="note"
      className={cx(
        'flex items-start gap-2.5 rounded-sm border px-3 py-2.5 text-caption leading-4.5 text-1',
        TONE[tone].box,
        className,
      )}
    >
      <span aria-hidden="true" className={cx('mt-px', TONE[tone].icon)}>
        {icon ?? <TriangleAlert size={15} />}
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        {title && <div className="font-semibold">{title}</div>}
        {children}
      </div>
      {onDismiss && (
        <IconButton
          size={24}
          label={dismissLabel}
          icon={<X size={13} />}
          onClick={onDismiss}
          className="-my-[3px] -mr-1"
        />
      )}
    </div>
  )
}
