import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A line inside the edge, so that a black mark holds on a dark ground. */
const EDGE = 'outline-1 -outline-offset-1 outline-[color-mix(in_srgb,var(--text-1)_14%,transparent)]'

export interface LogoDiscProps {
  size: number
  className?: string | undefined
  children?: ReactNode
}

/** The round ground of every logo; empty as long as its picture is not there. */
export function LogoDisc({ size, className, children }: LogoDiscProps) {
  return (
    <span
      style={{ width: size, height: size }}
      className={cx(
        'relative inline-block flex-none overflow-hidden rounded-full bg-active align-top',
        EDGE,
        className,
      )}
    >
      {children}
    </span>
  )
}
