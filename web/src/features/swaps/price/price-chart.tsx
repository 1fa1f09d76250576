import type { Candle } from '@windhover/core/tokens/contract'
import { type PointerEvent, useState } from 'react'
import { formatAxisPrice } from '../../../lib/format-price.ts'
import { Price } from '../../../money/price.tsx'
import { ShortZerosInSvg } from '../../../money/short-zeros.tsx'
import { cx } from '../../../ui/cx.ts'
import { useWidth } from '../../../ui/use-width.ts'
import { stripCopy } from '../copy.ts'
import {
  areaPath,
  linePath,
  nearestCandle,
  type PlacedCandle,
  type PriceTick,
  placeCandles,
  ticksOf,
} from './price-scale.ts'
import type { Span } from './read-window.ts'
import { TimeAxis } from './time-axis.tsx'
import { VolumeBars } from './volume-bars.tsx'

/** Room for the prices at the right. */
const AXIS_WIDTH = 68
const TAG_HEIGHT = 20
/** A tick nearer to the tag than this is left out. */
const TAG_CLEARANCE = 18

const TONE = {
  up: { line: 'stroke-up', area: 'fill-up/8', tag: 'border-up-line bg-up-soft text-up', dot: 'fill-up' },
  down: {
    line: 'stroke-down',
    area: 'fill-down/8',
    tag: 'border-down-line bg-down-soft text-down',
    dot: 'fill-down',
  },
  neutral: {
    line: 'stroke-chart-line',
    area: 'fill-chart-line/7',
    tag: 'border-line bg-raised text-2',
    dot: 'fill-2',
  },
}

type PriceChartProps = {
  readonly candles: readonly Candle[]
  readonly height: number
  readonly label: string
  readonly tone: keyof typeof TONE
  readonly span: Span
  readonly state: 'pending' | 'failed' | 'read'
  readonly openLabel: string
  readonly onOpen: () => void
}

const EMPTY = { pending: '', failed: stripCopy.failed, read: stripCopy.none }

export function PriceChart(props: PriceChartProps) {
  const { candles, height, label, tone, span, state, openLabel, onOpen } = props
  const { ref, width } = useWidth()
  const [hovered, setHovered] = useState<PlacedCandle | null>(null)
  const box = { width: Math.max(width - AXIS_WIDTH, 1), height }
  const placed = placeCandles(candles, box)
  const last = placed.at(-1)
  const follow = (event: PointerEvent<HTMLElement>) => {
    const left = event.currentTarget.getBoundingClientRect().left
    setHovered(nearestCandle(placed, event.clientX - left))
  }
  return (
    <div ref={ref} className="relative mt-3">
      {last === undefined ? (
        <p style={{ height }} className="grid place-items-center text-caption text-3">
          {EMPTY[state]}
        </p>
      ) : (
        <>
          <svg role="img" aria-label={label} width="100%" height={height} className="block overflow-visible">
            <VolumeBars placed={placed} box={box} />
            <Grid ticks={ticksOf(candles, box)} width={box.width} lastY={last.y} />
            <path d={areaPath(placed, box)} className={TONE[tone].area} />
            <line
              x1={0}
              x2={box.width}
              y1={last.y}
              y2={last.y}
              strokeDasharray="1 4"
              className={TONE[tone].line}
            />
            <path
              d={linePath(placed)}
              fill="none"
              strokeWidth={1.5}
              strokeLinejoin="round"
              className={TONE[tone].line}
            />
            <circle cx={last.x} cy={last.y} r={3} className={TONE[tone].dot} />
            {hovered !== null && (
              <line
                x1={hovered.x}
                x2={hovered.x}
                y1={0}
                y2={height}
                strokeDasharray="2 3"
                className="stroke-chart-line"
              />
            )}
          </svg>
          <span
            aria-hidden="true"
            style={{ top: last.y - TAG_HEIGHT / 2, height: TAG_HEIGHT }}
            className={cx(
              'num absolute right-0 rounded-xs border px-1 text-micro leading-[18px]',
              TONE[tone].tag,
            )}
          >
            <Price usd={(hovered ?? last).candle.close} />
          </span>
          <TimeAxis placed={placed} span={span} width={box.width} hovered={hovered} />
        </>
      )}
      <button
        type="button"
        aria-label={openLabel}
        onClick={onOpen}
        onPointerMove={follow}
        onPointerLeave={() => setHovered(null)}
        className="absolute inset-0 rounded-sm"
      />
    </div>
  )
}

type GridProps = {
  readonly ticks: readonly PriceTick[]
  readonly width: number
  readonly lastY: number
}

function Grid({ ticks, width, lastY }: GridProps) {
  return ticks.map(({ price, y, decimals }) => (
    <g key={price}>
      <line x1={0} x2={width} y1={y} y2={y} strokeWidth={1} className="stroke-chart-grid" />
      {Math.abs(y - lastY) >= TAG_CLEARANCE && (
        <text x="100%" y={y} dy="0.35em" textAnchor="end" className="num fill-2 text-micro">
          <ShortZerosInSvg text={formatAxisPrice(price, decimals)} />
        </text>
      )}
    </g>
  ))
}
