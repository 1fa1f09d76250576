import type { Candle } from '@windhover/core/tokens/contract'
import { useState } from 'react'
import { formatDay } from '../../../lib/format-when.ts'
import { ShortZeros } from '../../../money/short-zeros.tsx'
import { plainPrice } from '../alert-draft.ts'
import { RECENT_DAYS } from '../api/recent-prices.ts'
import { alertCopy } from '../copy.ts'
import { fitScale, type PriceScale, placeOf } from '../price-scale.ts'
import { AlertLine } from './alert-line.tsx'

const WIDTH = 300
const LINE_WIDTH = 236
const HEIGHT = 100
const AXIS_HEIGHT = 18
/** Nearer than this, two figures at the edge cover each other. */
const APART_PX = 20

type AlertChartProps = {
  readonly symbol: string
  readonly candles: readonly Candle[]
  readonly nowUsd: number
  /** Null: there is no line to move. */
  readonly lineUsd: number | null
  readonly onMove: (priceUsd: number) => void
}

/** The price of the last days, and where the alert stands. */
export function AlertChart({ symbol, candles, nowUsd, lineUsd, onMove }: AlertChartProps) {
  // Held while the line is moved: a chart that fits itself anew would run away under the hand.
  const [held, setHeld] = useState<PriceScale | null>(null)
  const prices = [...candles.map(({ close }) => close), nowUsd]
  const scale = held ?? fitScale({ prices, lineUsd, heightPx: HEIGHT })
  const step = LINE_WIDTH / (prices.length - 1)
  const path = prices
    .map((price, at) => `${Math.round(at * step * 10) / 10} ${placeOf(scale, price)}`)
    .join('L')
  const nowPx = placeOf(scale, nowUsd)
  const isApart = lineUsd === null || Math.abs(placeOf(scale, lineUsd) - nowPx) >= APART_PX
  const firstAt = new Date((candles[0]?.time ?? 0) * 1_000).toISOString()
  return (
    <div style={{ width: WIDTH, height: HEIGHT + AXIS_HEIGHT }} className="num relative text-micro text-3">
      <svg
        role="img"
        aria-label={alertCopy.chart(symbol, RECENT_DAYS)}
        width={WIDTH}
        height={HEIGHT}
        className="block overflow-visible"
      >
        <path
          d={`M${path}`}
          fill="none"
          strokeWidth={1.5}
          strokeLinejoin="round"
          className="stroke-chart-line"
        />
        <circle cx={LINE_WIDTH} cy={nowPx} r={3} className="fill-1" />
      </svg>
      {isApart && (
        <span style={{ top: nowPx }} className="absolute right-2 -translate-y-1/2 text-1">
          <ShortZeros text={plainPrice(nowUsd)} />
        </span>
      )}
      {lineUsd !== null && (
        <AlertLine
          scale={scale}
          lineUsd={lineUsd}
          nowUsd={nowUsd}
          onMove={onMove}
          onHold={(isHeld) => setHeld(isHeld ? scale : null)}
        />
      )}
      <span className="absolute bottom-0 left-0">{formatDay(firstAt)}</span>
      <span style={{ right: WIDTH - LINE_WIDTH }} className="absolute bottom-0">
        {alertCopy.now}
      </span>
    </div>
  )
}
