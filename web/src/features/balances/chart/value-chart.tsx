import { formatTotalUsd } from '@windhover/core/balances/format-figures'
import { type PointerEvent, useState } from 'react'
import { formatUsdChange } from '../../../lib/format-usd.ts'
import { useSize } from '../../../ui/use-size.ts'
import { directionOf, formatTick } from '../format-figures.ts'
import { TONE } from '../tone.ts'
import { AXIS_WIDTH, Grid, LastTag, TimeAxis } from './value-axis.tsx'
import {
  areaPath,
  domainOf,
  heightOf,
  linePath,
  nearestPoint,
  type PlacedPoint,
  placePoints,
  ticksOf,
  type ValuePoint,
} from './value-scale.ts'

const HEIGHT = 152
const TAG_HALF_WIDTH = 92

type ValueChartProps = {
  readonly points: readonly ValuePoint[]
  /** One sentence. */
  readonly label: string
  readonly formatTime: (atMs: number) => string
}

/** Neutral on purpose: green and rose belong to the market, not to one's own value. */
export function ValueChart({ points, label, formatTime }: ValueChartProps) {
  const { ref, width } = useSize()
  const [hovered, setHovered] = useState<PlacedPoint | null>(null)
  const box = { width: Math.max(width - AXIS_WIDTH, 1), height: HEIGHT }
  const domain = domainOf(points)
  const placed = placePoints(points, domain, box)
  const first = placed[0]
  const last = placed.at(-1)
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    setHovered(nearestPoint(placed, event.clientX - event.currentTarget.getBoundingClientRect().left))
  }
  return (
    <div ref={ref} className="relative">
      <svg
        role="img"
        aria-label={label}
        width="100%"
        height={HEIGHT}
        className="block touch-pan-y overflow-visible"
        onPointerMove={follow}
        onPointerLeave={() => setHovered(null)}
      >
        <Grid
          domain={domain}
          placeTick={(tick) => heightOf(tick, domain, box)}
          width={box.width}
          lastY={last?.y ?? null}
        />
        <path d={areaPath(placed, box)} className="fill-chart-line/7" />
        <path
          d={linePath(placed)}
          fill="none"
          strokeWidth={1.5}
          strokeLinejoin="round"
          className="stroke-chart-line"
        />
        {first && <StartLine y={first.y} width={box.width} />}
        {hovered !== null && <Crosshair point={hovered} />}
        {last && <circle cx={last.x} cy={last.y} r={3} className="fill-1" />}
        {last && <LastTag point={last} text={formatTick(last.valueUsd, ticksOf(domain).step)} />}
      </svg>
      {hovered !== null && first && (
        <HoverTag point={hovered} from={first} width={box.width} formatTime={formatTime} />
      )}
      <TimeAxis points={placed} formatTime={formatTime} width={box.width} />
    </div>
  )
}

/** Where the span began: above it is more, below it less. */
function StartLine({ y, width }: { y: number; width: number }) {
  return (
    <line
      x1={0}
      x2={width}
      y1={y}
      y2={y}
      strokeWidth={1}
      strokeDasharray="1 4"
      className="stroke-chart-line"
    />
  )
}

function Crosshair({ point }: { point: PlacedPoint }) {
  return (
    <>
      <line
        x1={point.x}
        x2={point.x}
        y1={0}
        y2={HEIGHT}
        strokeWidth={1}
        strokeDasharray="2 3"
        className="stroke-chart-line"
      />
      <circle cx={point.x} cy={point.y} r={4} strokeWidth={2} className="fill-surface stroke-chart-line" />
    </>
  )
}

type HoverTagProps = {
  readonly point: PlacedPoint
  readonly from: PlacedPoint
  readonly width: number
  readonly formatTime: (atMs: number) => string
}

function HoverTag({ point, from, width, formatTime }: HoverTagProps) {
  const changeUsd = point.valueUsd - from.valueUsd
  const tone = TONE[directionOf(from.valueUsd === 0 ? 0 : (changeUsd / from.valueUsd) * 100)]
  const left = Math.min(Math.max(point.x, TAG_HALF_WIDTH), Math.max(width - TAG_HALF_WIDTH, TAG_HALF_WIDTH))
  return (
    <div
      style={{ left, top: HEIGHT - 36 }}
      className="pointer-events-none absolute -translate-x-1/2 rounded-xs bg-active px-2 py-1 text-caption whitespace-nowrap"
    >
      <span className="text-2">{formatTime(point.atMs)}</span>{' '}
      <span className="num font-medium">{formatTotalUsd(point.valueUsd)}</span>{' '}
      <span className={`num ${tone}`}>{formatUsdChange(changeUsd)}</span>
    </div>
  )
}
