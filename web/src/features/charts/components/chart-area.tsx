import { writePrice } from '@windhover/core/money/show-price'
import type { Candle } from '@windhover/core/tokens/contract'
import ChartCandlestick from 'lucide-react/icons/chart-candlestick'
import { type ReactNode, useMemo, useState } from 'react'
import type { ChartedToken } from '../../../lib/chart-view.ts'
import type { Fill } from '../../../lib/fills/read-fills.ts'
import { formatChange } from '../../../lib/format-price.ts'
import { useLatePart } from '../../../lib/use-late-part.ts'
import { cx } from '../../../ui/cx.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import type { useCandles } from '../api/read-candles.ts'
import { chartCopy, type ShownWindow } from '../copy.ts'
import { priceDecimals } from '../format-chart.ts'
import { placeFills } from '../place-fills.ts'
import { ChartLegend } from './chart-legend.tsx'
import { ChartSkeleton } from './chart-skeleton.tsx'
import { countFills, type OwnMarks, OwnMarksChips } from './own-marks-chips.tsx'

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
  readonly averageUsd?: number | null
  readonly marks: OwnMarks
  readonly onMarks: (marks: OwnMarks) => void
  /** Stands above the line of figures, also while there are none. */
  readonly lead?: ReactNode
}

export function ChartArea(props: ChartAreaProps) {
  const { token, window, loaded, running, changePct, fills, averageUsd = null, marks, onMarks, lead } = props
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
      <Without lead={lead}>
        <ErrorState layout="block" message={chartCopy.failed} onRetry={retry} />
      </Without>
    )
  }
  if (loaded.candles === undefined || Canvas === null)
    return <ChartSkeleton lead={lead !== undefined && <ToolRow>{lead}</ToolRow>} />
  if (candles.length === 0) {
    return (
      <Without lead={lead}>
        <EmptyState
          icon={<ChartCandlestick size={24} />}
          title={chartCopy.empty}
          hint={chartCopy.emptyHint}
        />
      </Without>
    )
  }
  const shownLast = running ?? candles.at(-1)
  const hovered = hoveredS === null ? undefined : candles.find(({ time }) => time === hoveredS)
  const shownAverageUsd = marks.levels ? averageUsd : null
  const chips = <OwnMarksChips placed={placed} averageUsd={averageUsd} marks={marks} onMarks={onMarks} />
  return (
    <>
      {lead !== undefined && (
        <ToolRow>
          {lead}
          <span className="ml-auto flex gap-2">{chips}</span>
        </ToolRow>
      )}
      <div
        className={cx(
          'flex flex-none flex-wrap items-center gap-x-3 gap-y-1 px-5 pt-2 max-md:px-4 @max-narrow/panel:px-4',
          lead === undefined && 'min-h-11',
        )}
      >
        <ChartLegend
          candle={hovered ?? shownLast}
          fills={placed.get((hovered ?? shownLast)?.time ?? 0) ?? []}
          decimals={decimals}
          window={window}
        />
        {lead === undefined && chips}
      </div>
      <Canvas
        label={summarise({
          token,
          window,
          candles,
          shownLast,
          changePct,
          fills: marks.fills ? countFills(placed) : '',
          averageUsd: shownAverageUsd,
        })}
        candles={candles}
        running={running}
        decimals={decimals}
        fills={marks.fills ? placed : NO_FILLS}
        averageUsd={shownAverageUsd}
        window={window}
        onHover={setHoveredS}
        onNeedOlder={loaded.loadOlder}
      />
    </>
  )
}

/** On a phone the windows stand below the chart, and the marks are always shown. */
function ToolRow({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 px-5 pt-3 max-md:hidden @max-narrow/panel:px-4">
      {children}
    </div>
  )
}

/** In place of a chart. */
function Without({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  return (
    <>
      {lead !== undefined && <ToolRow>{lead}</ToolRow>}
      <div className="grid min-h-0 flex-1 place-items-center">{children}</div>
    </>
  )
}

function summarise(shown: {
  token: ChartedToken
  window: ShownWindow
  candles: readonly Candle[]
  shownLast: Candle | undefined
  changePct: number | null
  fills: string
  averageUsd: number | null
}): string {
  const { token, window, candles, shownLast, changePct, fills, averageUsd } = shown
  return chartCopy.summary({
    symbol: token.symbol,
    window,
    last: writePrice(shownLast?.close ?? 0),
    change: changePct === null ? null : formatChange(changePct),
    low: writePrice(Math.min(...candles.map(({ low }) => low))),
    high: writePrice(Math.max(...candles.map(({ high }) => high))),
    fills,
    average: averageUsd === null ? null : writePrice(averageUsd),
  })
}
