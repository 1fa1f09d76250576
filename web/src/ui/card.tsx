import type { ButtonHTMLAttributes, HTMLAttributes, ReactNode } from 'react'
import { cx } from './cx.ts'

const FRAME = 'rounded-md border bg-raised'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'ul' | 'li'
  /** Off for lists and tables that run edge to edge. */
  padded?: boolean
  tone?: 'default' | 'down'
}

export function Card({
  as: Element = 'div',
  padded = true,
  tone = 'default',
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={cx(FRAME, padded && 'p-4', tone === 'down' && 'border-down-line', className)}
    />
  )
}

export interface CardHeadProps {
  title: ReactNode
  end?: ReactNode
  level?: 'h2' | 'h3' | 'h4'
  className?: string
}

export function CardHead({ title, end, level: Heading = 'h3', className }: CardHeadProps) {
  return (
    <div className={cx('flex min-h-5 items-center justify-between gap-3', className)}>
      <Heading className="text-body font-semibold">{title}</Heading>
      {end}
    </div>
  )
}

/** A card that is one press target. */
export function CardButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        FRAME,
        'block p-4 text-left hover-step enabled-hover:border-line-strong enabled-hover:bg-hover enabled-active:bg-active',
        className,
      )}
    />
  )
}
