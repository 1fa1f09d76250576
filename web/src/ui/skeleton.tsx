import { cx } from './cx.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SkeletonProps {
  width?: number | string
  height?: number
  round?: boolean
  className?: string
}

/** Takes the box of what it stands for; comes into sight after 150 ms (see `--animate-skeleton`). */
export function Skeleton({ width = '100%', height = 12, round = false, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      style={{ width, height }}
      className={cx(
        'block flex-none animate-skeleton bg-active',
        round ? 'rounded-full' : 'rounded-xs',
        className,
      )}
    />
  )
}

export interface SkeletonRowsProps {
  rows: number
  rowHeight?: number
  /** Spoken once while the rows stand. */
  label?: string
  className?: string
}

const NAME_WIDTHS = [48, 36, 56]

export function SkeletonRows({ rows, rowHeight = 56, label = 'Loading', className }: SkeletonRowsProps) {
  const keys = Array.from({ length: rows }, (_, index) => index)
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {keys.map((key) => {
        const nameWidth = NAME_WIDTHS[key % NAME_WIDTHS.length] ?? 48
        return (
          <div
            key={key}
            style={{ height: rowHeight }}
            className="flex items-center gap-3 border-b border-line-subtle last:border-b-0"
          >
            {rowHeight >= 48 && <Skeleton width={32} height={32} round />}
            <span className="flex min-w-0 flex-1 flex-col gap-1.5">
              <Skeleton width={nameWidth} />
              {rowHeight >= 48 && <Skeleton width={nameWidth * 2} height={10} />}
            </span>
            <Skeleton width={64} />
          </div>
        )
      })}
    </div>
  )
}
