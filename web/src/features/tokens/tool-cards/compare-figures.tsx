import type { ReactNode } from 'react'
import { changeOrDash, toneOfChange } from '../../../lib/format-price.ts'
import { cardCopy } from '../../../money/cards/card-copy.ts'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { compactUsd } from '../../../money/cards/format-card.ts'
import { RISK_TONE } from '../../../money/cards/risk-list.tsx'
import { Price } from '../../../money/price.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { toolCardCopy } from './copy.ts'

export type Compared = CardProps<'compare_tokens'>['answer']['tokens'][number]

type Figure = {
  readonly label: string
  readonly show: (compared: Compared) => ReactNode
  /** What makes one better than the others, the larger the better; left out where none is. */
  readonly worth?: (compared: Compared) => number | null
}

const TONE = { up: 'text-up', down: 'text-down', neutral: '' }
const RISKS = ['danger', 'warning', 'note', 'none'] as const

/** Six rows; what is held is the seventh. */
export const FIGURES: readonly Figure[] = [
  {
    label: toolCardCopy.price,
    show: ({ token }) => (token.priceUsd === null ? <NotTold /> : <Price usd={token.priceUsd} />),
  },
  {
    label: toolCardCopy.day,
    show: ({ token }) => <Change percent={token.priceChange24hPct} />,
    worth: ({ token }) => token.priceChange24hPct,
  },
  {
    label: toolCardCopy.month,
    show: ({ change30dPct }) => <Change percent={change30dPct} />,
    worth: ({ change30dPct }) => change30dPct,
  },
  {
    label: toolCardCopy.worstDay,
    show: ({ worstDay30dPct }) => (worstDay30dPct === null ? <NotTold /> : changeOrDash(worstDay30dPct)),
    worth: ({ worstDay30dPct }) => worstDay30dPct,
  },
  {
    label: cardCopy.marketCap,
    show: ({ token }) => (token.marketCapUsd === null ? <NotTold /> : compactUsd(token.marketCapUsd)),
  },
  {
    label: toolCardCopy.risk,
    show: ({ riskLevel }) => <RiskLevel level={riskLevel} />,
    worth: ({ riskLevel }) => RISKS.indexOf(riskLevel),
  },
]

/** Which of the figures is better than all others as they are shown; null where none is, or one is not known. */
export function findBetter(worths: readonly (number | null)[]): number | null {
  if (worths.includes(null)) return null
  const shown = worths.map((worth) => Math.round((worth ?? 0) * 100))
  const best = Math.max(...shown)
  return shown.filter((worth) => worth === best).length === 1 ? shown.indexOf(best) : null
}

function Change({ percent }: { readonly percent: number | null }) {
  if (percent === null) return <NotTold />
  return <span className={cx(TONE[toneOfChange(percent)])}>{changeOrDash(percent)}</span>
}

/** A dash with its reason. */
function NotTold() {
  return (
    <span title={toolCardCopy.notTold} className="text-3">
      <span aria-hidden="true">{cardCopy.unknown}</span>
      <VisuallyHidden>{toolCardCopy.notTold}</VisuallyHidden>
    </span>
  )
}

function RiskLevel({ level }: { readonly level: Compared['riskLevel'] }) {
  const text = toolCardCopy.riskLevel[level]
  return level === 'none' ? text : <Badge tone={RISK_TONE[level]}>{text}</Badge>
}
