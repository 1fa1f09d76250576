import { showPrice, writePrice } from '@windhover/core/money/show-price'
import type { PriceView } from '@windhover/core/prices/contract'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { openChart } from '../../../lib/chart-view.ts'
import type { PickedToken } from '../../../lib/feature.ts'
import { formatChange, toneOfChange } from '../../../lib/format-price.ts'
import { useMarket } from '../../../lib/market/use-market.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Price } from '../../../money/price.tsx'
import { cx } from '../../../ui/cx.ts'
import { Segment } from '../../../ui/segment.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Sparkline } from '../../../ui/sparkline.tsx'
import { stripCopy } from '../copy.ts'
import { PriceChart } from './price-chart.tsx'
import { readWindow, SPAN_CANDLES, SPANS, type Span, type WindowFigures } from './read-window.ts'
import { useCandles } from './use-candles.ts'

const HIGH_PX = 150
const LOW_PX = 96
const TONE = { up: 'text-up', down: 'text-down', neutral: 'text-2' }

function showChart(token: PickedToken): void {
  const { chain, address, symbol, name, logoUrl } = token
  openChart({ chain, address, symbol, name, logoUrl })
}

type PriceStripProps = {
  readonly token: PickedToken | null
  /** Where the card below needs more room. */
  readonly isLow?: boolean
}

/** The bought token at a glance: a chart where there is room, one row where there is not. */
export default function PriceStrip({ token, isLow = false }: PriceStripProps) {
  const [span, setSpan] = useState<Span>('1D')
  const list = useCandles(token, span)
  const market = useMarket(token === null ? [] : [token])
  const told = token === null ? null : market.find(token)
  if (token === null) return <p className="border-b px-5 py-4 text-caption text-3">{stripCopy.choose}</p>
  const candles = list.data?.candles ?? []
  const figures = withDay(readWindow(candles, told?.priceUsd), span === '1D' ? told : null)
  const word = SPAN_CANDLES[span].word
  const label =
    figures === null
      ? stripCopy.none
      : stripCopy.chart({
          symbol: token.symbol,
          span: word,
          price: writePrice(figures.priceUsd),
          change: formatChange(figures.changePct),
        })
  const tone = figures === null ? 'neutral' : toneOfChange(figures.changePct)
  return (
    <>
      <div className="relative border-b px-5 pt-4 pb-3 max-md:hidden @max-narrow/panel:hidden">
        <div className="flex items-start gap-3">
          <TokenMark token={token} size={36} />
          <div className="min-w-0 flex-1">
            <Figures figures={figures} isReading={list.isPending} />
            <p className="truncate text-caption text-3">
              {figures === null
                ? token.name
                : stripCopy.range({
                    symbol: token.symbol,
                    span: word,
                    high: showPrice(figures.highUsd),
                    low: showPrice(figures.lowUsd),
                  })}
            </p>
          </div>
          <Segment
            size="sm"
            label={stripCopy.windows}
            value={span}
            onValueChange={setSpan}
            options={SPANS.map((value) => ({ value, label: value }))}
            className="z-1"
          />
        </div>
        <PriceChart
          candles={candles}
          height={isLow ? LOW_PX : HIGH_PX}
          label={label}
          tone={tone}
          span={span}
          state={list.isPending ? 'pending' : list.isError ? 'failed' : 'read'}
          openLabel={stripCopy.open(token.symbol)}
          onOpen={() => showChart(token)}
        />
      </div>
      <button
        type="button"
        aria-label={stripCopy.open(token.symbol)}
        onClick={() => showChart(token)}
        className="mx-4 mt-3 hidden h-11 flex-none items-center gap-2.5 rounded-md border px-3 text-left hover-step enabled-hover:bg-hover max-md:flex max-md:h-13 @max-narrow/panel:flex"
      >
        <TokenMark token={token} size={28} />
        <span className="min-w-0 truncate font-semibold">{token.symbol}</span>
        <span className="grid min-w-0 flex-1 place-items-center overflow-hidden">
          {candles.length > 1 && (
            <Sparkline
              points={candles.map(({ close }) => close)}
              label={label}
              tone={tone}
              width={96}
              height={28}
            />
          )}
        </span>
        <Figures figures={figures} isReading={list.isPending} isSmall />
        <ChevronRight size={14} aria-hidden="true" className="flex-none text-3" />
      </button>
    </>
  )
}

/** The change of a day is the one that every screen shows. */
function withDay(figures: WindowFigures | null, told: PriceView | null): WindowFigures | null {
  const changePct = told?.change24hPct ?? null
  return figures === null || changePct === null ? figures : { ...figures, changePct }
}

type FiguresProps = {
  readonly figures: WindowFigures | null
  readonly isReading: boolean
  readonly isSmall?: boolean
}

function Figures({ figures, isReading, isSmall = false }: FiguresProps) {
  if (figures === null)
    return isReading ? <Skeleton width={96} height={20} /> : <span className="text-3">–</span>
  return (
    <p className="flex items-baseline gap-2 whitespace-nowrap">
      <Price
        usd={figures.priceUsd}
        className={cx('num', isSmall ? 'font-medium' : 'text-heading font-semibold')}
      />
      <span
        className={cx('num font-medium', isSmall && 'text-caption', TONE[toneOfChange(figures.changePct)])}
      >
        {formatChange(figures.changePct)}
      </span>
    </p>
  )
}
