import { amountClasses } from './amount-size.ts'
import { cx } from './cx.ts'

export interface AmountTextProps {
  children: string
  className?: string
}

export function AmountText({ children, className }: AmountTextProps) {
  return <span className={cx('block min-w-0 truncate', amountClasses(children), className)}>{children}</span>
}
