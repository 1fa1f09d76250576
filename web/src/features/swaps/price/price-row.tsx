import { writePrice } from '@windhover/core/money/show-price'
import ChartLine from 'lucide-react/icons/chart-line'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { openChart } from '../../../lib/chart-view.ts'
import type { PickedToken } from '../../../lib/feature.ts'
import { formatChange, toneOfChange } from '../../../lib/format-price.ts'
import { useMarket } from '../../../lib/market/use-market.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Price } from '../../../money/price.tsx'
import { cx } from '../../../ui/cx.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Sparkline } from '../../../ui/sparkline.tsx'
import { priceCopy } from '../copy.ts'
import { type DayFigures, readDay } from './read-day.ts'
import { useCandles } from './use-candles.ts'

const TONE = { up: 'text-up', down: 'text-down', neutral: 'text-2' }
const PRICE_ROW =
  'mx-5 mt-3 flex h-12 flex-none items-center gap-2.5 rounded-md border px-3 max-md:mx-4 max-md:h-13 @max-narrow/panel:mx-4'

/** The price that moves, with its day; a press opens the chart. */
export default function PriceRow({ token }: { readonly token: PickedToken | null }) {
  const list = useCandles(token)
  const market = useMarket(token === null ? [] : [token])
  if (token === null) return <p className={cx(PRICE_ROW, 'text-caption text-3')}>{priceCopy.choose}</p>
  const { chain, address, symbol, name, logoUrl } = token
  const candles = list.data?.candles ?? []
  const figures = readDay(candles, market.find(token))
  const isReading = list.isPending || market.isPending
  return (
    <button
      type="button"
      aria-label={labelOf(symbol, figures)}
      title={priceCopy.open(symbol)}
      onClick={() => openChart({ chain, address, symbol, name, logoUrl })}
      className={cx(PRICE_ROW, 'text-left hover-step enabled-hover:bg-hover')}
    >
      <TokenMark token={token} size={28} />
      <span className="min-w-0 flex-1 max-md:hidden">
        <Figures figures={figures} isReading={isReading} />
        <span className="block truncate text-caption text-3">{priceCopy.pair(symbol)}</span>
      </span>
      <span className="min-w-0 truncate font-semibold md:hidden">{symbol}</span>
      <span className="flex min-w-0 overflow-hidden max-md:flex-1 max-md:justify-center">
        {candles.length > 1 && (
          <Sparkline
            points={candles.map(({ close }) => close)}
            label={priceCopy.day(symbol)}
            tone={figures?.changePct == null ? 'neutral' : toneOfChange(figures.changePct)}
            width={120}
            height={28}
          />
        )}
      </span>
      <span className="md:hidden">
        <Figures figures={figures} isReading={isReading} />
      </span>
      <ChartLine size={15} aria-hidden="true" className="flex-none text-3 max-md:hidden" />
      <ChevronRight size={14} aria-hidden="true" className="flex-none text-3 md:hidden" />
    </button>
  )
}

function labelOf(symbol: string, figures: DayFigures | null): string {
  if (figures === null) return priceCopy.open(symbol)
  const change = figures.changePct === null ? priceCopy.unknown : formatChange(figures.changePct)
  return priceCopy.spoken({ symbol, price: writePrice(figures.priceUsd), change })
}

function Figures({
  figures,
  isReading,
}: {
  readonly figures: DayFigures | null
  readonly isReading: boolean
}) {
  if (figures === null)
    return isReading ? (
      <Skeleton width={96} height={16} />
    ) : (
      <span className="text-3">{priceCopy.unknown}</span>
    )
  const { priceUsd, changePct } = figures
  return (
    <span className="flex items-baseline gap-2 whitespace-nowrap">
      <Price usd={priceUsd} className="num font-semibold" />
      {changePct !== null && (
        <span className={cx('num text-caption font-medium', TONE[toneOfChange(changePct)])}>
          {formatChange(changePct)}
        </span>
      )}
    </span>
  )
}
