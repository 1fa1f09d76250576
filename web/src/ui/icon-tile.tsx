import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const SIZE = { 28: 'size-7', 32: 'size-8', 36: 'size-9', 40: 'size-10' }

export interface IconTileProps {
  size?: keyof typeof SIZE
  children: ReactNode
  className?: string
}

export function IconTile({ size = 32, children, className }: IconTileProps) {
  return (
    <span
      aria-hidden="true"
      className={cx('grid flex-none place-items-center rounded-sm bg-hover text-2', SIZE[size], className)}
    >
      {children}
    </span>
  )
}
