import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'

type CardFrameProps = {
  readonly title: string
  readonly end?: ReactNode
  readonly children: ReactNode
  /** Off where rows run edge to edge. */
  readonly padded?: boolean
}

/** Every card of the thread: a name, a fact at its end, a body. */
export function CardFrame({ title, end, children, padded = true }: CardFrameProps) {
  return (
    <Card as="section" padded={false} aria-label={title} className="overflow-hidden">
      <div className="flex min-h-10 items-center justify-between gap-3 border-b px-4 py-2">
        <h3 className="min-w-0 truncate text-body font-semibold">{title}</h3>
        {end !== undefined && <span className="flex-none text-caption text-3">{end}</span>}
      </div>
      <div className={cx(padded && 'px-4 py-3')}>{children}</div>
    </Card>
  )
}

export function Nothing({ children }: { readonly children: ReactNode }) {
  return <p className="px-4 py-3 text-3">{children}</p>
}

/** A quiet line above a group of rows. */
export function GroupName({ children }: { readonly children: ReactNode }) {
  return <h4 className="px-4 pt-3 pb-1 text-caption font-medium text-3">{children}</h4>
}
