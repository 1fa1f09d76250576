import { cx } from './cx.ts'
import { sparklinePath } from './sparkline-path.ts'

const TONE = {
  up: { line: 'stroke-up', area: 'fill-up/8' },
  down: { line: 'stroke-down', area: 'fill-down/8' },
  neutral: { line: 'stroke-chart-line', area: 'fill-chart-line/7' },
}

export interface SparklineProps {
  points: readonly number[]
  /** One sentence. */
  label: string
  tone?: keyof typeof TONE
  width?: number
  height?: number
  area?: boolean
  className?: string
}

export function Sparkline({
  points,
  label,
  tone = 'neutral',
  width = 48,
  height = 16,
  area = false,
  className,
}: SparklineProps) {
  const path = sparklinePath(points, { width, height })
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={cx('block flex-none', className)}
    >
      {area && path && <path d={`${path}L${width} ${height}L0 ${height}Z`} className={TONE[tone].area} />}
      <path
        d={path}
        fill="none"
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
        className={TONE[tone].line}
      />
    </svg>
  )
}
