import type { ChainCard } from '@windhover/core/balances/contract'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useRef } from 'react'
import { CardButton } from '../../../ui/card.tsx'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { cx } from '../../../ui/cx.ts'
import type { DetailView } from '../balance-view.ts'
import { overviewCopy } from '../copy.ts'
import { ReadingMark, UsdTotal } from '../reading-mark.tsx'
import { TokenMarks } from '../token-marks.tsx'

const ORDER: readonly DetailView[] = ['solana', 'hedera', 'ethereum']

type ChainCardsProps = {
  readonly cards: readonly ChainCard[]
  readonly focusCard: DetailView | null
  readonly onOpen: (view: DetailView) => void
}

/** R2-006: exactly three. */
export function ChainCards({ cards, focusCard, onOpen }: ChainCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (focusCard === null) return
    list.current?.querySelector<HTMLElement>(`[data-chain="${focusCard}"]`)?.focus({ preventScroll: true })
  }, [focusCard])
  return (
    <ul
      ref={list}
      className="grid grid-cols-3 gap-3 @max-narrow/panel:grid-cols-1 @max-narrow/panel:gap-2 max-md:grid-cols-1 max-md:gap-2"
    >
      {ORDER.flatMap((view) => {
        const card = cards.find(({ chain }) => chain === view)
        return card === undefined
          ? []
          : [
              <li key={view} className="flex">
                <ChainCardButton card={card} onOpen={() => onOpen(view)} />
              </li>,
            ]
      })}
    </ul>
  )
}

/** `$123,456.78`: a third of the panel holds no more. */
const FIGURE_CHARS = 11

/** Stacked in a wide panel; one row on a phone and in a narrow panel. */
const CARD_GRID =
  "grid! w-full grid-cols-[auto_1fr_auto] items-center gap-x-2.5 [grid-template-areas:'logo_name_go'_'total_total_total'_'note_note_note'_'marks_marks_marks'] grid-rows-[auto_auto_1fr_auto]"
const ROW_GRID =
  "max-md:grid-cols-[auto_1fr_auto_auto] max-md:grid-rows-[auto_auto] max-md:gap-x-3 max-md:[grid-template-areas:'logo_name_total_go'_'logo_marks_note_go'] @max-narrow/panel:grid-cols-[auto_1fr_auto_auto] @max-narrow/panel:grid-rows-[auto_auto] @max-narrow/panel:gap-x-3 @max-narrow/panel:[grid-template-areas:'logo_name_total_go'_'logo_marks_note_go']"

function ChainCardButton({ card, onOpen }: { card: ChainCard; onOpen: () => void }) {
  return (
    <CardButton data-chain={card.chain} onClick={onOpen} className={cx(CARD_GRID, ROW_GRID)}>
      <ChainLogo chain={card.chain} size={28} className="[grid-area:logo]" />
      <span className="font-semibold [grid-area:name]">{overviewCopy.chainNames[card.chain]}</span>
      <ChevronRight size={14} className="text-3 [grid-area:go]" aria-hidden="true" />
      <span className="num mt-2.5 text-heading font-semibold [grid-area:total] max-md:mt-0 max-md:text-right max-md:text-body @max-narrow/panel:mt-0 @max-narrow/panel:text-right @max-narrow/panel:text-body">
        <UsdTotal reading={card} usd={card.totalUsd} charsMax={FIGURE_CHARS} />
      </span>
      <span className="self-start text-caption text-3 [grid-area:note] max-md:text-right @max-narrow/panel:text-right">
        <CardNote card={card} />
      </span>
      <span className="mt-3 flex min-h-5 items-center [grid-area:marks] max-md:mt-0.5 @max-narrow/panel:mt-0.5">
        <TokenMarks
          tokens={card.topTokens.map(({ chain, token, symbol }) => ({
            chain,
            address: token,
            symbol: symbol ?? '?',
          }))}
        />
      </span>
    </CardButton>
  )
}

/** How far the total can be trusted; the Ethereum card names both of its sums. */
function CardNote({ card }: { card: ChainCard }) {
  return (
    <>
      <ReadingMark reading={card} className="block" />
      {card.sums.length > 1 &&
        card.sums.map((sum) => (
          <span key={sum.chain} className="num block whitespace-nowrap">
            {sum.name} <UsdTotal reading={sum} usd={sum.totalUsd} charsMax={FIGURE_CHARS} />
          </span>
        ))}
    </>
  )
}
