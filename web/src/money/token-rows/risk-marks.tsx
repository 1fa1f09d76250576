import type { Mark, MarkedToken } from '@windhover/core/discovery/contract'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import MessageCircle from 'lucide-react/icons/message-circle'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { askTokenRisks } from '../../lib/ask-token-stats.ts'
import { formatAgo } from '../../lib/format-when.ts'
import { openToken } from '../../lib/open-token.ts'
import { useEverySecond } from '../../lib/use-every-second.ts'
import { Button } from '../../ui/button.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { riskCopy } from './copy.ts'
import { type ListedToken, shownSymbol } from './token-cell.tsx'

const ICON: Readonly<Record<Mark['state'], ReactNode>> = {
  fine: <Check size={14} aria-hidden="true" className="text-up" />,
  check: <TriangleAlert size={14} aria-hidden="true" className="text-warn" />,
  danger: <CircleAlert size={14} aria-hidden="true" className="text-down" />,
  unknown: <CircleQuestionMark size={14} aria-hidden="true" className="text-3" />,
}

type RiskMarksProps = {
  readonly token: ListedToken
  readonly marked: MarkedToken
  /** Somebody went on from here: the popover closes. */
  readonly onDone: () => void
}

/** Cautions first, then what was checked and is fine: a claim, one plain clause, a figure at the right. */
export default function RiskMarks({ token, marked, onDone }: RiskMarksProps) {
  const symbol = shownSymbol(token)
  const leave = (act: () => void) => () => {
    onDone()
    act()
  }
  return (
    <>
      <div className="flex items-baseline gap-3 px-4 pt-3 pb-1">
        <strong className="min-w-0 flex-1 font-semibold wrap-anywhere">
          {marked.verdict === 'cannot-sell'
            ? riskCopy.cannotSellTitle(symbol)
            : riskCopy.title(symbol, marked.toCheck)}
        </strong>
        <CheckedAgo at={marked.checkedAt} />
      </div>
      <ul className="px-4 pb-1">
        {marked.marks.map((mark) => (
          <MarkLine key={mark.kind} mark={mark} />
        ))}
      </ul>
      <div className="flex items-center justify-between gap-3 border-t px-2 py-1.5 pr-4">
        <Button
          variant="ghost"
          size={28}
          icon={<MessageCircle size={14} aria-hidden="true" />}
          onClick={leave(() => askTokenRisks({ symbol, address: token.address }))}
        >
          {riskCopy.ask(symbol)}
        </Button>
        <TextButton className="text-caption" onClick={leave(() => openToken(token))}>
          {riskCopy.page}
        </TextButton>
      </div>
    </>
  )
}

function MarkLine({ mark: { state, claim, reason, figure } }: { readonly mark: Mark }) {
  return (
    <li className="flex items-start gap-2.5 py-2 text-caption *:first:mt-px *:first:flex-none">
      {ICON[state]}
      <VisuallyHidden>{riskCopy.states[state]}</VisuallyHidden>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="text-1">{claim}</span>
        {reason !== null && <span className="block text-3">{reason}</span>}
      </span>
      {figure !== null && <span className="num max-w-32 flex-none text-right text-3">{figure}</span>}
    </li>
  )
}

function CheckedAgo({ at }: { readonly at: string }) {
  return <span className="flex-none text-caption text-3">{formatAgo(at, useEverySecond())}</span>
}
