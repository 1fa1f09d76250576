import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-2.5 text-caption font-medium text-3">{title}</h2>
      {children}
    </section>
  )
}

export function Flow({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('flex flex-wrap items-center gap-2', className)}>{children}</div>
}

export function Stack({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('flex flex-col gap-2', className)}>{children}</div>
}

/** Classes that freeze a state for the eye; the live states come from the components themselves. */
export const FOCUSED = 'outline-2 outline-offset-2 outline-focus'
export const FIELD_FOCUSED = 'border-transparent! outline-2 -outline-offset-1 outline-focus'
