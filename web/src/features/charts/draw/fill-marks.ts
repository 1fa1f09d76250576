import type { Candle } from '@windhover/core/tokens/contract'
import type { ISeriesPrimitive, SeriesAttachedParameter, Time } from 'lightweight-charts'
import type { Fill } from '../../../lib/fills/read-fills.ts'
import type { ChartColors } from './chart-colors.ts'

const RADIUS = 9
const STEM = 7
const GAP = 2

/** One mark: all buys of a candle share one, and so do all sells. */
export type FillMark = { readonly candle: Candle; readonly time: Time; readonly side: Fill['side'] }

export type FillMarks = ISeriesPrimitive<Time> & {
  readonly set: (marks: readonly FillMark[], colors: ChartColors) => void
}

type Painted = { readonly x: number; readonly y: number; readonly side: Fill['side'] }
/** As much of the library's target as is used here; its own type lies in a package that is not ours to import. */
type Target = {
  useMediaCoordinateSpace: (paint: (scope: { context: CanvasRenderingContext2D }) => void) => void
}

/** B below the low, S above the high, each a disc on a stem. */
export function createFillMarks(): FillMarks {
  let place: SeriesAttachedParameter<Time> | null = null
  let marks: readonly FillMark[] = []
  let colors: ChartColors | null = null

  const locate = ({ candle, time, side }: FillMark): Painted[] => {
    const x = place?.chart.timeScale().timeToCoordinate(time) ?? null
    const y = place?.series.priceToCoordinate(side === 'buy' ? candle.low : candle.high) ?? null
    return x === null || y === null ? [] : [{ x, y, side }]
  }
  const view = {
    zOrder: () => 'top' as const,
    renderer: () => ({
      draw: (target: Target) => {
        const shown = colors
        const painted = shown === null ? [] : marks.flatMap(locate)
        const paintAll = (context: CanvasRenderingContext2D) => {
          for (const mark of painted) if (shown) paint(context, mark, shown)
        }
        target.useMediaCoordinateSpace(({ context }) => paintAll(context))
      },
    }),
  }
  const views = [view]
  return {
    attached: (attached) => {
      place = attached
    },
    detached: () => {
      place = null
    },
    paneViews: () => views,
    set: (next, nextColors) => {
      marks = next
      colors = nextColors
      place?.requestUpdate()
    },
  }
}

function paint(context: CanvasRenderingContext2D, { x, y, side }: Painted, colors: ChartColors): void {
  const down = side === 'buy' ? 1 : -1
  const centre = y + down * (GAP + STEM + RADIUS)
  context.strokeStyle = side === 'buy' ? colors.up : colors.down
  context.lineWidth = 1.5
  context.beginPath()
  context.moveTo(x, y + down * GAP)
  context.lineTo(x, y + down * (GAP + STEM))
  context.stroke()
  context.beginPath()
  context.arc(x, centre, RADIUS, 0, 2 * Math.PI)
  context.fillStyle = colors.ground
  context.fill()
  context.stroke()
  context.fillStyle = context.strokeStyle
  context.font = `600 10px ${colors.font}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(side === 'buy' ? 'B' : 'S', x, centre + 0.5)
}
