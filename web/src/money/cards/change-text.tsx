import { changeOrDash, toneOfChange } from '../../lib/format-price.ts'
import { cx } from '../../ui/cx.ts'

const TONE = { up: 'text-up', down: 'text-down', neutral: 'text-2' }

export function ChangeText({
  value,
  className,
}: {
  readonly value: number | null
  readonly className?: string
}) {
  return (
    <span className={cx('num', value === null ? 'text-3' : TONE[toneOfChange(value)], className)}>
      {changeOrDash(value)}
    </span>
  )
}
