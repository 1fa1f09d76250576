import type { IntentView } from '@windhover/core/transactions/contract'
import { cx } from '../../../ui/cx.ts'
import { activityCopy } from '../copy.ts'
import { formatMinute } from '../format-time.ts'

export type RowWordsProps = { readonly view: IntentView; readonly nowMs: number; readonly isOpen: boolean }

/** One line where the panel is wide, two where it is narrow. */
export const CUT = 'truncate @max-narrow/panel:line-clamp-2 @max-narrow/panel:whitespace-normal'

const NOW_BELOW_MS = 60_000

type RowTimeProps = { readonly view: IntentView; readonly nowMs: number; readonly className?: string }

export function RowTime({ view, nowMs, className }: RowTimeProps) {
  return (
    <time dateTime={view.createdAt} className={cx('num text-right text-caption text-3', className)}>
      {nowMs - Date.parse(view.createdAt) < NOW_BELOW_MS ? activityCopy.now : formatMinute(view.createdAt)}
    </time>
  )
}
