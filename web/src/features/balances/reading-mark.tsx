import { formatTotalUsd } from '@windhover/core/balances/format-figures'
import type { ReadingState } from '@windhover/core/balances/wallet-fields'
import { formatAgo } from '../../lib/format-when.ts'
import { cx } from '../../ui/cx.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { readingCopy } from './copy.ts'
import { fitUsd } from './format-figures.ts'

export type Reading = {
  readonly state: ReadingState
  readonly observedAt: string | null
  readonly isTotalComplete?: boolean
}

type UsdTotalProps = {
  readonly reading: Reading
  readonly usd: number
  /** So many characters have room; a longer figure is shortened, and whole in its title. */
  readonly charsMax?: number
}

/** What could not be read is a dash, never a zero. */
export function UsdTotal({ reading, usd, charsMax = Number.POSITIVE_INFINITY }: UsdTotalProps) {
  if (reading.state === 'unknown') {
    return (
      <span>
        <span aria-hidden="true">{readingCopy.unknown}</span>
        <span className="sr-only">{readingCopy.unavailable}</span>
      </span>
    )
  }
  const exact = formatTotalUsd(usd)
  const shown = fitUsd(exact, usd, charsMax)
  return shown === exact ? exact : <span title={exact}>{shown}</span>
}

/** The one great figure of a screen keeps all its digits and gives up size instead. */
export function totalSize(usd: number): string {
  const { length } = formatTotalUsd(usd)
  if (length <= TOTAL_CHARS) return 'text-total'
  return length <= HEADING_CHARS ? 'text-heading leading-(--lh-total)' : 'text-title leading-(--lh-total)'
}
const TOTAL_CHARS = 13
const HEADING_CHARS = 18

/** Says how far a figure can be trusted; nothing when there is nothing to say. */
export function ReadingMark({ reading, className }: { reading: Reading; className?: string }) {
  if (reading.state === 'unknown') {
    return (
      <Tooltip content={readingCopy.unavailableHint}>
        <span className={cx('text-caption text-warn', className)}>{readingCopy.unavailable}</span>
      </Tooltip>
    )
  }
  if (reading.state === 'stale' && reading.observedAt !== null) {
    return (
      <span className={cx('text-caption text-warn', className)}>
        {readingCopy.staleSince(formatAgo(reading.observedAt))}
      </span>
    )
  }
  if (reading.isTotalComplete === false) {
    return <span className={cx('text-caption text-3', className)}>{readingCopy.incomplete}</span>
  }
  return null
}
