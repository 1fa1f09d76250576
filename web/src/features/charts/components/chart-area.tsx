import { writePrice } from '@windhover/core/money/show-price'
import type { Candle } from '@windhover/core/tokens/contract'
import ChartCandlestick from 'lucide-react/icons/chart-candlestick'
import Check from 'lucide-react/icons/check'
import { useMemo, useState } from 'react'
import type { ChartedToken } from '../../../lib/chart-view.ts'
import { formatChange } from '../../../lib/format-price.ts'
import { useLatePart } from '../../../lib/use-late-part.ts'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import type { useCandles } from '../api/read-candles.ts'
import { chartCopy, type ShownWindow } from '../copy.ts'
import { priceDecimals } from '../format-chart.ts'
import { type Fill, placeFills } from '../read-fills.ts'
import { ChartLegend } from './chart-legend.tsx'
import { ChartSkeleton } from './chart-skeleton.tsx'

const loadCanvas = () => import('./candle-canvas.tsx')
const NO_CANDLES: readonly Candle[] = []
const NO_FILLS: ReadonlyMap<number, readonly Fill[]> = new Map()

type ChartAreaProps = {
  readonly token: ChartedToken
  readonly window: ShownWindow
  readonly loaded: ReturnType<typeof useCandles>
  /** The last candle as ticks have moved it. */
  readonly running: Candle | null
  readonly changePct: number | null
  readonly fills: readonly Fill[]
  readonly withFills: boolean
  readonly onWithFills: (withFills: boolean) => void
}

export function ChartArea(props: ChartAreaProps) {
  const { token, window, loaded, running, changePct, fills, withFills, onWithFills } = props
  const [hoveredS, setHoveredS] = useState<number | null>(null)
  const [canvasFailed, setCanvasFailed] = useState(false)
  const Canvas = useLatePart({
    load: loadCanvas,
    needed: !canvasFailed,
    onFailed: () => setCanvasFailed(true),
  })
  const candles = loaded.candles ?? NO_CANDLES
  const decimals = useMemo(() => priceDecimals(candles), [candles])
  const placed = useMemo(() => placeFills(fills, candles, window), [fills, candles, window])

  if (loaded.isError || canvasFailed) {
    const retry = () => {
      setCanvasFailed(false)
      if (loaded.isError) loaded.retry()
    }
    return (
      <div className="grid min-h-0 flex-1 place-items-center">
        <ErrorState layout="block" message={chartCopy.failed} onRetry={retry} />
      </div>
    )
  }
  if (loaded.candles === undefined || Canvas === null) return <ChartSkeleton />
  if (candles.length === 0) {
    return (
      <div className="grid min-h-0 flex-1 place-items-center">
        <EmptyState
          icon={<ChartCandlestick size={24} />}
          title={chartCopy.empty}
          hint={chartCopy.emptyHint}
        />
      </div>
    )
  }
  const shownLast = running ?? candles.at(-1)
  const hovered = hoveredS === null ? undefined : candles.find(({ time }) => time === hoveredS)
  return (
    <>
      <div className="flex min-h-11 flex-none flex-wrap items-center gap-x-3 gap-y-1 px-5 pt-2 max-md:px-4">
        <ChartLegend
          candle={hovered ?? shownLast}
          fills={placed.get((hovered ?? shownLast)?.time ?? 0) ?? []}
          decimals={decimals}
          window={window}
        />
        {placed.size > 0 && (
          <Chip
            pressed={withFills}
            icon={withFills && <Check size={13} aria-hidden="true" />}
            aria-description={countFills(placed)}
            onClick={() => onWithFills(!withFills)}
          >
            {chartCopy.fills}
          </Chip>
        )}
      </div>
      <Canvas
        label={summarise({
          token,
          window,
          candles,
          shownLast,
          changePct,
          fills: withFills ? countFills(placed) : '',
        })}
        candles={candles}
        running={running}
        decimals={decimals}
        fills={withFills ? placed : NO_FILLS}
        window={window}
        onHover={setHoveredS}
        onNeedOlder={loaded.loadOlder}
      />
    </>
  )
}

function countFills(placed: ReadonlyMap<number, readonly Fill[]>): string {
  const all = [...placed.values()].flat()
  const buys = all.filter(({ side }) => side === 'buy').length
  return chartCopy.fillsShown(buys, all.length - buys)
}

function summarise(shown: {
  token: ChartedToken
  window: ShownWindow
  candles: readonly Candle[]
  shownLast: Candle | undefined
  changePct: number | null
  fills: string
}): string {
  const { token, window, candles, shownLast, changePct, fills } = shown
  return chartCopy.summary({
    symbol: token.symbol,
    window,
    last: writePrice(shownLast?.close ?? 0),
    change: changePct === null ? null : formatChange(changePct),
    low: writePrice(Math.min(...candles.map(({ low }) => low))),
    high: writePrice(Math.max(...candles.map(({ high }) => high))),
    fills,
  })
}
