import { useSize } from '../../../ui/use-size.ts'
import { formatTick } from '../format-figures.ts'
import { AXIS_WIDTH, Grid, LastTag, TimeAxis } from './value-axis.tsx'
import {
  areaPath,
  gainDomainOf,
  heightOf,
  linePath,
  placePoints,
  ticksOf,
  type ValuePoint,
} from './value-scale.ts'

const HEIGHT = 96
/** What was told longer ago ends at its own time. */
const NOW_MS = 5 * 60_000
const MINUS = '\u2212'

type PnlChartProps = {
  readonly points: readonly ValuePoint[]
  /** What it was made with: beside it cents are cents. */
  readonly basisUsd: number | null
  /** One sentence. */
  readonly label: string
  readonly formatTime: (atMs: number) => string
}

/** What had been made over time, with a dotted zero. Neutral on purpose: the figure above has the colour. */
export function PnlChart({ points, basisUsd, label, formatTime }: PnlChartProps) {
  const { ref, width } = useSize()
  const box = { width: Math.max(width - AXIS_WIDTH, 1), height: HEIGHT }
  const domain = gainDomainOf(points, basisUsd)
  const placed = placePoints(points, domain, box)
  const last = placed.at(-1)
  const zero = heightOf(0, domain, box)
  const endMs = last?.atMs ?? 0
  const isOld = Date.now() - endMs > NOW_MS
  return (
    <div ref={ref} className="relative">
      <svg role="img" aria-label={label} width="100%" height={HEIGHT} className="block overflow-visible">
        <Grid
          domain={domain}
          placeTick={(tick) => heightOf(tick, domain, box)}
          width={box.width}
          lastY={last?.y ?? null}
          format={formatGain}
        />
        <path d={areaPath(placed, { ...box, height: zero })} className="fill-chart-line/7" />
        <path
          d={linePath(placed)}
          fill="none"
          strokeWidth={1.5}
          strokeLinejoin="round"
          className="stroke-chart-line"
        />
        <line
          x1={0}
          x2={box.width}
          y1={zero}
          y2={zero}
          strokeWidth={1}
          strokeDasharray="1 4"
          className="stroke-chart-line"
        />
        {last && <circle cx={last.x} cy={last.y} r={3} className="fill-1" />}
        {last && <LastTag point={last} text={formatGain(last.valueUsd, ticksOf(domain).step)} />}
      </svg>
      <TimeAxis
        points={placed}
        formatTime={formatTime}
        width={box.width}
        {...(isOld ? { end: formatTime(endMs) } : {})}
      />
    </div>
  )
}

const WHOLE_FROM_USD = 100

/** '+50.00', '−118', '+1.28K', '0': the figure above names the unit, and the cents of more than that. */
function formatGain(usd: number, step: number): string {
  const size = Math.abs(usd)
  if (size < step / 1_000) return '0'
  const isWhole = step >= 1 && size >= WHOLE_FROM_USD && size < 999.5
  const text = isWhole ? String(Math.round(size)) : formatTick(size, step).replace('$', '')
  return `${usd < 0 ? MINUS : '+'}${text}`
}
