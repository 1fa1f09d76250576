import type { ChainCard } from '@windhover/core/balances/contract'
import { formatTotalUsd } from '@windhover/core/balances/format-figures'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { CardButton } from '../../../ui/card.tsx'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { cx } from '../../../ui/cx.ts'
import { overviewCopy } from '../copy.ts'
import { directionOf, formatPercent } from '../format-figures.ts'
import { ReadingMark, UsdTotal } from '../reading-mark.tsx'
import { TokenMarks } from '../token-marks.tsx'
import { TONE } from '../tone.ts'

/** `$123,456.78`: a third of the panel holds no more. */
const FIGURE_CHARS = 11
/** `$1,234.56` stands beside its change at full size. */
const HEADING_CHARS = 9

/** Stacked in a wide panel; name and figures side by side on a phone and in a narrow panel. */
const CARD_GRID =
  "grid! w-full min-w-0 content-start grid-cols-[auto_1fr_auto] items-center gap-x-2.5 [grid-template-areas:'logo_name_go'_'total_total_total'_'parts_parts_parts'_'marks_marks_marks'] grid-rows-[auto_auto_1fr_auto]"
const ROW_GRID =
  "max-md:grid-cols-[auto_1fr_auto_auto] max-md:grid-rows-[auto_auto_auto] max-md:gap-x-3 max-md:py-3 max-md:[grid-template-areas:'logo_name_total_go'_'logo_marks_total_go'_'parts_parts_parts_parts'] @max-narrow/panel:grid-cols-[auto_1fr_auto_auto] @max-narrow/panel:grid-rows-[auto_auto_auto] @max-narrow/panel:gap-x-3 @max-narrow/panel:py-3 @max-narrow/panel:[grid-template-areas:'logo_name_total_go'_'logo_marks_total_go'_'parts_parts_parts_parts']"
const TOTAL =
  'num mt-1.5 flex flex-wrap items-baseline gap-x-2 [grid-area:total] max-md:mt-0 max-md:flex-col max-md:items-end @max-narrow/panel:mt-0 @max-narrow/panel:flex-col @max-narrow/panel:items-end'

export function ChainCardButton({ card, onOpen }: { card: ChainCard; onOpen: () => void }) {
  return (
    <CardButton data-chain={card.chain} onClick={onOpen} className={cx(CARD_GRID, ROW_GRID)}>
      <CardLogo card={card} />
      <span className="font-semibold [grid-area:name]">{overviewCopy.chainNames[card.chain]}</span>
      <ChevronRight size={14} className="text-3 [grid-area:go]" aria-hidden="true" />
      <span className={TOTAL}>
        <span
          className={cx(
            'font-semibold max-md:text-body @max-narrow/panel:text-body',
            formatTotalUsd(card.totalUsd).length > HEADING_CHARS ? 'text-figure' : 'text-heading',
          )}
        >
          <UsdTotal reading={card} usd={card.totalUsd} charsMax={FIGURE_CHARS} />
        </span>
        {card.change24h !== null && (
          <span className={`text-caption ${TONE[directionOf(card.change24h.percent)]}`}>
            {formatPercent(card.change24h.percent)}
          </span>
        )}
      </span>
      <span className="self-start text-caption [grid-area:parts]">
        <ReadingMark reading={card} className="mt-1 block" />
        <CardParts card={card} />
      </span>
      <span className="mt-2.5 flex min-h-5 items-center gap-2 [grid-area:marks] max-md:mt-0.5 @max-narrow/panel:mt-0.5">
        <TokenMarks
          tokens={card.topTokens.map(({ chain, token, symbol }) => ({
            chain,
            address: token,
            symbol: symbol ?? '?',
          }))}
        />
        <span className="ml-auto text-caption text-3 max-md:ml-0 @max-narrow/panel:ml-0">
          {overviewCopy.tokenCount(card.tokenCount)}
        </span>
      </span>
    </CardButton>
  )
}

/** A network's coin; both coins where a card covers two networks. */
function CardLogo({ card }: { card: ChainCard }) {
  return (
    <span className="flex [grid-area:logo]">
      {card.sums.length < 2 ? (
        <ChainLogo chain={card.chain} size={24} />
      ) : (
        card.sums.map(({ chain }) => (
          <span key={chain} className="-ml-2 flex rounded-full ring-2 ring-raised first:ml-0">
            <ChainLogo chain={chain} size={24} />
          </span>
        ))
      )}
    </span>
  )
}

/** What the total is made of: two networks by name, or tokens and, not read yet, positions in pools. */
function CardParts({ card }: { card: ChainCard }) {
  if (card.state === 'unknown') return null
  if (card.sums.length > 1) {
    return card.sums.map((sum) => (
      <CardPart key={sum.chain} name={sum.name}>
        <UsdTotal reading={sum} usd={sum.totalUsd} charsMax={FIGURE_CHARS} />
      </CardPart>
    ))
  }
  return (
    <span className="max-md:hidden @max-narrow/panel:hidden">
      <CardPart name={overviewCopy.tokens}>
        <UsdTotal reading={card} usd={card.totalUsd} charsMax={FIGURE_CHARS} />
      </CardPart>
      <CardPart name={overviewCopy.lpPositions}>
        <span className="font-regular text-3">{overviewCopy.notRead}</span>
      </CardPart>
    </span>
  )
}

function CardPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="mt-1 flex justify-between gap-2 whitespace-nowrap">
      <span className="text-3">{name}</span>
      <span className="num font-medium">{children}</span>
    </span>
  )
}
