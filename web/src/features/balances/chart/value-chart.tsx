import { formatTotalUsd } from '@windhover/core/balances/format-figures'
import { type PointerEvent, useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { useWidth } from '../../../ui/use-width.ts'
import { directionOf, formatChangeUsd, formatTick } from '../format-figures.ts'
import {
  areaPath,
  domainOf,
  heightOf,
  linePath,
  nearestPoint,
  type PlacedPoint,
  placePoints,
  ticksOf,
  type ValueDomain,
  type ValuePoint,
} from './value-scale.ts'

const HEIGHT = 172
/** Room for the figures at the right. */
const AXIS_WIDTH = 56
const TAG_HALF_WIDTH = 92

type ValueChartProps = {
  readonly points: readonly ValuePoint[]
  /** One sentence. */
  readonly label: string
  readonly formatTime: (atMs: number) => string
}

/** Neutral on purpose: green and rose belong to the market, not to one's own value. */
export function ValueChart({ points, label, formatTime }: ValueChartProps) {
  const { ref, width } = useWidth()
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
        <Grid domain={domain} placeTick={(tick) => heightOf(tick, domain, box)} width={box.width} />
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
      </svg>
      {hovered !== null && first && (
        <HoverTag point={hovered} from={first} width={box.width} formatTime={formatTime} />
      )}
      <TimeAxis points={placed} formatTime={formatTime} width={box.width} />
    </div>
  )
}

function Grid(props: { domain: ValueDomain; placeTick: (tick: number) => number; width: number }) {
  const { step, ticks } = ticksOf(props.domain)
  return ticks.map((tick) => {
    const y = props.placeTick(tick)
    return (
      <g key={tick}>
        <line x1={0} x2={props.width} y1={y} y2={y} strokeWidth={1} className="stroke-chart-grid" />
        <text x="100%" y={y} dy="0.35em" textAnchor="end" className="num fill-2 text-micro">
          {formatTick(tick, step)}
        </text>
      </g>
    )
  })
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

const CHANGE_TONE = { up: 'text-up', down: 'text-down', none: 'text-2' }

function HoverTag({ point, from, width, formatTime }: HoverTagProps) {
  const changeUsd = point.valueUsd - from.valueUsd
  const tone = CHANGE_TONE[directionOf(from.valueUsd === 0 ? 0 : (changeUsd / from.valueUsd) * 100)]
  const left = Math.min(Math.max(point.x, TAG_HALF_WIDTH), Math.max(width - TAG_HALF_WIDTH, TAG_HALF_WIDTH))
  return (
    <div
      style={{ left, top: HEIGHT - 36 }}
      className="pointer-events-none absolute -translate-x-1/2 rounded-xs bg-active px-2 py-1 text-caption whitespace-nowrap"
    >
      <span className="text-2">{formatTime(point.atMs)}</span>{' '}
      <span className="num font-medium">{formatTotalUsd(point.valueUsd)}</span>{' '}
      <span className={`num ${tone}`}>{formatChangeUsd(changeUsd)}</span>
    </div>
  )
}

const LABELS_MAX = 4

function TimeAxis(props: {
  points: readonly PlacedPoint[]
  formatTime: (atMs: number) => string
  width: number
}) {
  const { points, formatTime, width } = props
  const first = points[0]?.atMs ?? 0
  const span = (points.at(-1)?.atMs ?? 0) - first
  const labels = Array.from({ length: LABELS_MAX }, (_, index) =>
    formatTime(first + (span * index) / (LABELS_MAX - 1)),
  )
  return (
    <div
      aria-hidden="true"
      style={{ width }}
      className="mt-2 flex justify-between text-micro text-3 *:whitespace-nowrap"
    >
      {labels.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four fixed places
        <span key={index} className={cx(labels.indexOf(text) !== index && 'invisible')}>
          {text}
        </span>
      ))}
    </div>
  )
}
