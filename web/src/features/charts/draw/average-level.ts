import type { ISeriesPrimitive, SeriesAttachedParameter, Time } from 'lightweight-charts'
import { chartCopy } from '../copy.ts'
import type { ChartColors } from './chart-colors.ts'

const DASHED = [4, 4]
const DOTTED = [1, 4]
const TEXT_ABOVE_PX = 7
const TEXT_RIGHT_PX = 6
/** Half a tag: so far from its edge it stays when the level lies outside of what is seen. */
const EDGE_PX = 11
/** The tag of the last price is never covered. */
const TAG_HEIGHT_PX = 20

type Level = { readonly priceUsd: number; readonly text: string; readonly colors: ChartColors }
export type AverageLevel = ISeriesPrimitive<Time> & { readonly set: (level: Level | null) => void }
/** As much of the library's target as is used here; its own type lies in a package that is not ours to import. */
type Target = {
  useMediaCoordinateSpace: (
    paint: (scope: { context: CanvasRenderingContext2D; mediaSize: { width: number } }) => void,
  ) => void
}

/** What the vault paid on average, as a dashed line with its tag. Out of sight it waits at the edge, with an arrow. */
export function createAverageLevel(): AverageLevel {
  let place: SeriesAttachedParameter<Time> | null = null
  let level: Level | null = null

  const spot = () => {
    const y = level === null ? null : (place?.series.priceToCoordinate(level.priceUsd) ?? null)
    if (y === null || place === null) return null
    const { height } = place.chart.paneSize()
    const shown = Math.min(Math.max(y, EDGE_PX), height - EDGE_PX)
    return { y: shown, arrow: y < 0 ? '↑ ' : y > height ? '↓ ' : '' }
  }
  const isBesideLast = (y: number) => {
    const last = place?.series.lastValueData(true)
    if (last === undefined || last.noData) return false
    const lastY = place?.series.priceToCoordinate(last.price) ?? null
    return lastY !== null && Math.abs(lastY - y) < TAG_HEIGHT_PX
  }
  const paneView = {
    zOrder: () => 'top' as const,
    renderer: () => ({
      draw: (target: Target) => {
        const [at, shown] = [spot(), level]
        target.useMediaCoordinateSpace(({ context, mediaSize: { width } }) => {
          if (at !== null && shown !== null) paint(context, { ...at, width, colors: shown.colors })
        })
      },
    }),
  }
  const axisView = {
    coordinate: () => spot()?.y ?? 0,
    text: () => `${spot()?.arrow ?? ''}${level?.text ?? ''}`,
    textColor: () => level?.colors.strong ?? '',
    backColor: () => level?.colors.label ?? '',
    visible: () => {
      const at = spot()
      return at !== null && !isBesideLast(at.y)
    },
  }
  const [paneViews, axisViews] = [[paneView], [axisView]]
  return {
    attached: (attached) => {
      place = attached
    },
    detached: () => {
      place = null
    },
    paneViews: () => paneViews,
    priceAxisViews: () => axisViews,
    set: (next) => {
      level = next
      place?.requestUpdate()
    },
  }
}

type Painted = {
  readonly y: number
  readonly arrow: string
  readonly width: number
  readonly colors: ChartColors
}

function paint(context: CanvasRenderingContext2D, { y, arrow, width, colors }: Painted): void {
  context.strokeStyle = colors.strong
  context.lineWidth = 1
  context.setLineDash(arrow === '' ? DASHED : DOTTED)
  context.beginPath()
  context.moveTo(0, Math.round(y) + 0.5)
  context.lineTo(width, Math.round(y) + 0.5)
  context.stroke()
  context.setLineDash([])
  context.fillStyle = colors.text
  context.font = `11px ${colors.font}`
  context.textAlign = 'right'
  context.textBaseline = 'middle'
  // Beside the upper edge there is no room above the line.
  const down = y < 2 * EDGE_PX ? 1 : -1
  context.fillText(chartCopy.average, width - TEXT_RIGHT_PX, y + down * (TEXT_ABOVE_PX + 1))
}
