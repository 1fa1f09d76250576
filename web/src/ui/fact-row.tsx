import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

export function FactRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-6 items-start justify-between gap-3 text-caption leading-6">
      <dt className="text-3">{label}</dt>
      <dd className="num min-w-0 text-right wrap-anywhere text-1">{children}</dd>
    </div>
  )
}

export interface BeforeAfterProps {
  before: string
  after: string
  symbol: string
}

/** Before, arrow, after. */
export function BeforeAfter({ before, after, symbol }: BeforeAfterProps) {
  return (
    <>
      <span className="text-2">{before}</span>{' '}
      <ArrowRight size={12} aria-hidden="true" className="mx-0.5 inline text-3" />
      <VisuallyHidden>becomes</VisuallyHidden> {after} {symbol}
    </>
  )
}
