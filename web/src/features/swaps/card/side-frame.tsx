import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'

type SideFrameProps = {
  readonly label: string
  readonly isWrong?: boolean
  /** At the right end of the first line. */
  readonly top?: ReactNode
  /** The amount, and the token at its right. */
  readonly amount: ReactNode
  readonly token: ReactNode
  /** The last line. */
  readonly worth: ReactNode
  readonly balance: ReactNode
  /** Why the edge is red. */
  readonly problem?: ReactNode
}

/** One of the two sides of a card. Typing in it is shown by its edge. */
export function SideFrame(props: SideFrameProps) {
  const { label, isWrong = false, top, amount, token, worth, balance, problem } = props
  return (
    <div
      className={cx(
        'rounded-md border bg-inset px-4 pt-3 pb-3.5 hover-step @max-narrow/panel:px-3 max-md:px-3',
        isWrong ? 'border-down' : 'focus-within:border-line-strong',
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-3 text-caption text-3 max-md:min-h-8">
        <span className="whitespace-nowrap">{label}</span>
        {top}
      </div>
      <div className="mt-1 flex items-center justify-between gap-3 max-md:mt-2">
        {amount}
        {token}
      </div>
      <div className="mt-1 flex justify-between gap-3 text-caption leading-6 text-3">
        <span className="num">{worth}</span>
        <span className="min-w-0 truncate text-right">{balance}</span>
      </div>
      {problem}
    </div>
  )
}
