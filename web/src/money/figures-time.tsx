import Clock from 'lucide-react/icons/clock'
import { formatClock } from '../lib/format-when.ts'
import { useOutage } from '../lib/use-outage.ts'
import { cx } from '../ui/cx.ts'

/** When the figures beside it were read; nothing while they are of now. */
export function FiguresTime({ className }: { readonly className?: string }) {
  const outage = useOutage()
  if (outage === null) return null
  return (
    <span
      className={cx(
        'inline-flex flex-none items-center gap-1 text-micro whitespace-nowrap text-warn',
        className,
      )}
    >
      <Clock size={11} aria-hidden="true" />
      <span>
        <span className="sr-only">as of </span>
        {formatClock(outage.sinceMs)}
      </span>
    </span>
  )
}
