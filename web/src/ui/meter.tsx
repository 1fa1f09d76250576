import { cx } from './cx.ts'

const WARN_SHARE = 0.8

const TONE = { neutral: 'bg-2', warn: 'bg-warn', down: 'bg-down' }

export interface MeterProps {
  label: string
  value: number
  max: number
  /** Left out: amber from 80 % of the limit, rose from the limit. */
  tone?: keyof typeof TONE
  valueText?: string
  className?: string
}

export function Meter({ label, value, max, tone, valueText, className }: MeterProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  const shown = tone ?? (share >= 1 ? 'down' : share >= WARN_SHARE ? 'warn' : 'neutral')
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> in their own colours
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={cx('h-1.5 overflow-hidden rounded-[3px] bg-active forced-colors:border', className)}
    >
      <span
        style={{ width: `${share * 100}%` }}
        className={cx('block h-full rounded-[3px] forced-colors:bg-[Highlight]', TONE[shown])}
      />
    </div>
  )
}
