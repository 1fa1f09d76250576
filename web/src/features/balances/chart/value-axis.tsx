import { cx } from '../../../ui/cx.ts'
import { overviewCopy } from '../copy.ts'
import { formatTick } from '../format-figures.ts'
import { type PlacedPoint, ticksOf, type ValueDomain } from './value-scale.ts'

/** Room for the figures at the right. */
export const AXIS_WIDTH = 56

type GridProps = {
  readonly domain: ValueDomain
  readonly placeTick: (tick: number) => number
  readonly width: number
  /** Where the last value has its tag. */
  readonly lastY: number | null
  readonly format?: (tick: number, step: number) => string
}

export function Grid({ domain, placeTick, width, lastY, format = formatTick }: GridProps) {
  const { step, ticks } = ticksOf(domain)
  return ticks.map((tick) => {
    const y = placeTick(tick)
    return (
      <g key={tick}>
        <line x1={0} x2={width} y1={y} y2={y} strokeWidth={1} className="stroke-chart-grid" />
        {(lastY === null || Math.abs(lastY - y) >= TAG_HEIGHT) && (
          <text x="100%" y={y} dy="0.35em" textAnchor="end" className="num fill-2 text-micro">
            {format(tick, step)}
          </text>
        )}
      </g>
    )
  })
}

/** The figures of an axis keep clear of the last value's. */
const TAG_HEIGHT = 18

export function LastTag({ point, text }: { point: PlacedPoint; text: string }) {
  return (
    <g transform={`translate(${point.x + 6} ${point.y - TAG_HEIGHT / 2})`}>
      <rect width={AXIS_WIDTH - 6} height={TAG_HEIGHT} rx={4} className="fill-active" />
      <text
        x={AXIS_WIDTH - 10}
        y={TAG_HEIGHT / 2}
        dy="0.35em"
        textAnchor="end"
        className="num fill-1 text-micro font-semibold"
      >
        {text}
      </text>
    </g>
  )
}

const LABELS_MAX = 5

export function TimeAxis(props: {
  points: readonly PlacedPoint[]
  formatTime: (atMs: number) => string
  width: number
  /** Of the last point, where that is not now. */
  end?: string
}) {
  const { points, formatTime, width, end = overviewCopy.now } = props
  const first = points[0]?.atMs ?? 0
  const span = (points.at(-1)?.atMs ?? 0) - first
  const times = Array.from({ length: LABELS_MAX - 1 }, (_, index) =>
    formatTime(first + (span * index) / (LABELS_MAX - 1)),
  )
  const labels = [...times, end]
  return (
    <div
      aria-hidden="true"
      style={{ width }}
      className="mt-2 flex justify-between text-micro text-3 *:whitespace-nowrap"
    >
      {labels.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five fixed places
        <span key={index} className={cx(labels.indexOf(text) !== index && 'invisible')}>
          {text}
        </span>
      ))}
    </div>
  )
}
