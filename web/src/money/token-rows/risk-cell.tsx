import type { MarkedToken } from '@windhover/core/discovery/contract'
import CircleAlert from 'lucide-react/icons/circle-alert'
import ShieldCheck from 'lucide-react/icons/shield-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { Popover, PopoverContent, PopoverTrigger } from '../../ui/popover.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { riskCopy, tokenRowsCopy } from './copy.ts'
import { useMarked } from './marks.ts'
import { type ListedToken, shownSymbol } from './token-cell.tsx'

const RiskMarks = lazy(() => import('./risk-marks.tsx'))

type Verdict = MarkedToken['verdict']

const LOOK: Readonly<Record<Verdict, string>> = {
  low: 'bg-hover text-2 aria-expanded:border-line-strong',
  check: 'bg-warn-soft text-warn aria-expanded:border-warn',
  'cannot-sell': 'bg-down-soft text-down aria-expanded:border-down',
  unknown: 'bg-hover text-2 aria-expanded:border-line-strong',
}
const ICON: Readonly<Record<Verdict, ReactNode>> = {
  low: <ShieldCheck size={12} aria-hidden="true" />,
  check: <TriangleAlert size={12} aria-hidden="true" />,
  'cannot-sell': <CircleAlert size={12} aria-hidden="true" />,
  unknown: null,
}

function wordsOf({ verdict, toCheck }: MarkedToken): string {
  if (verdict === 'check') return riskCopy.toCheck(toCheck)
  return { low: riskCopy.low, 'cannot-sell': riskCopy.cannotSell, unknown: tokenRowsCopy.unknown }[verdict]
}

type RiskCellProps = {
  readonly token: ListedToken
  /** While it is open the list has to stand still. */
  readonly onOpenChange: (isOpen: boolean) => void
  /** Its sign alone, for the corner of a logo. */
  readonly isSign?: boolean
}

const WORD_SHAPE = 'h-[22px] rounded-xs px-1.5'
/** Small to look at, and large enough to press. */
const SIGN_SHAPE = 'size-6 justify-center rounded-full'
const DISC = 'grid size-4 place-items-center rounded-full ring-2 ring-surface [&_svg]:size-2.5'

/** One word for the row, or its sign; what was looked at opens beside it. */
export function RiskCell({ token, onOpenChange, isSign = false }: RiskCellProps) {
  const marked = useMarked(token)
  const [isOpen, setOpen] = useState(false)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange(next)
  }
  if (marked === undefined) return isSign ? null : <Skeleton width={56} height={20} />
  const isUnknown = marked === null || marked.verdict === 'unknown'
  if (isSign && isUnknown) return null
  if (marked === null || marked.marks.length === 0)
    return (
      <span className="text-3">
        <span aria-hidden="true">{tokenRowsCopy.unknown}</span>
        <span className="sr-only">{riskCopy.unchecked}</span>
      </span>
    )
  const words = wordsOf(marked)
  const symbol = shownSymbol(token)
  return (
    <Popover open={isOpen} onOpenChange={change}>
      <PopoverTrigger>
        <button
          type="button"
          aria-label={riskCopy.named(symbol, marked.verdict === 'unknown' ? riskCopy.unchecked : words)}
          className={cx(
            isSign ? SIGN_SHAPE : cx(WORD_SHAPE, LOOK[marked.verdict]),
            'inline-flex items-center gap-1 border border-transparent text-micro font-medium whitespace-nowrap hover-step touch-target enabled-hover:border-line-strong',
          )}
        >
          {isSign ? (
            <span className={cx(DISC, LOOK[marked.verdict])}>{ICON[marked.verdict]}</span>
          ) : (
            ICON[marked.verdict]
          )}
          {!isSign && words}
        </button>
      </PopoverTrigger>
      <PopoverContent
        label={riskCopy.named(symbol, words)}
        side="right"
        align="start"
        sideOffset={8}
        className="w-85"
      >
        <Suspense fallback={<Skeleton height={160} />}>
          <RiskMarks token={token} marked={marked} onDone={() => change(false)} />
        </Suspense>
      </PopoverContent>
    </Popover>
  )
}
