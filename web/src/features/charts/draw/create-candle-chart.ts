import { shortenZeros } from '@windhover/core/money/show-price'
import type { Candle } from '@windhover/core/tokens/contract'
import {
  type AutoscaleInfo,
  CandlestickSeries,
  createChart,
  HistogramSeries,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { Fill } from '../../../lib/fills/read-fills.ts'
import type { ShownWindow } from '../copy.ts'
import { formatAxisPrice } from '../format-chart.ts'
import { createAverageLevel } from './average-level.ts'
import { readChartColors } from './chart-colors.ts'
import { candleOptions, chartOptions, volumeOptions } from './chart-options.ts'
import { createFillMarks, type FillMark } from './fill-marks.ts'
import { reachLevel } from './reach-level.ts'
import { createTimeShift } from './time-shift.ts'

/** Older candles are requested when fewer than this many are left of the visible range. */
const LOAD_OLDER_BELOW = 30
const INITIAL_CANDLES = 90
const RIGHT_MARGIN_CANDLES = 7
/** In px, so that a mark above the highest or below the lowest candle is not cut off. */
const MARK_MARGINS = { above: 24, below: 24 }

export type CandleChart = {
  readonly setCandles: (candles: readonly Candle[], decimals: number) => void
  readonly setLast: (candle: Candle) => void
  readonly setFills: (fills: ReadonlyMap<number, readonly Fill[]>) => void
  /** What the vault paid on average; null removes the line. */
  readonly setAverage: (averageUsd: number | null) => void
  /** Redraws in the colors of the current theme. */
  readonly repaint: () => void
  readonly remove: () => void
}

/** Keeps the chart library inside this folder: the rest of the app sees only `CandleChart`. */
export function createCandleChart(options: {
  element: HTMLElement
  window: ShownWindow
  /** When the candle under the crosshair opened, in seconds; null without a crosshair. */
  onHover: (timeS: number | null) => void
  onNeedOlder: () => void
}): CandleChart {
  const { element, window, onHover, onNeedOlder } = options
  let colors = readChartColors()
  let candles: readonly Candle[] = []
  let fills: ReadonlyMap<number, readonly Fill[]> = new Map()
  let averageUsd: number | null = null
  let formatPrice: (price: number) => string = String
  const shift = createTimeShift(window)
  const chart = createChart(element, chartOptions(colors, window))
  const prices = chart.addSeries(CandlestickSeries, candleOptions(colors))
  const volumes = chart.addSeries(HistogramSeries, volumeOptions)
  volumes.priceScale().applyOptions({ scaleMargins: { top: 0.88, bottom: 0 } })
  const marks = createFillMarks()
  prices.attachPrimitive(marks)
  const average = createAverageLevel()
  prices.attachPrimitive(average)
  prices.applyOptions({
    autoscaleInfoProvider: (defaultScale: () => AutoscaleInfo | null) => {
      const visible = defaultScale()
      const lastUsd = candles.at(-1)?.close
      if (visible === null || visible.priceRange === null || lastUsd === undefined) return visible
      const priceRange = reachLevel(visible.priceRange, { levelUsd: averageUsd, lastUsd })
      return fills.size === 0 ? { ...visible, priceRange } : { priceRange, margins: MARK_MARGINS }
    },
  })

  chart.subscribeCrosshairMove(({ time }) => onHover(time === undefined ? null : shift.back(time)))
  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (range !== null && candles.length > 0 && range.from < LOAD_OLDER_BELOW) onNeedOlder()
  })

  const priceRow = (candle: Candle) => ({ ...candle, time: shift.to(candle.time) })
  const volumeRow = ({ time, open, close, volumeUsd }: Candle) => ({
    time: shift.to(time),
    value: volumeUsd,
    color: close >= open ? colors.upVolume : colors.downVolume,
  })
  const drawMarks = () => marks.set(listMarks({ candles, fills, toTime: shift.to }), colors)
  const drawAverage = () =>
    average.set(averageUsd === null ? null : { priceUsd: averageUsd, text: formatPrice(averageUsd), colors })

  return {
    setCandles: (next, decimals) => {
      const isFirst = candles.length === 0 && next.length > 0
      candles = next
      formatPrice = (price: number) => shortenZeros(formatAxisPrice(price, decimals))
      prices.applyOptions({
        priceFormat: { type: 'custom', minMove: 10 ** -decimals, formatter: formatPrice },
      })
      prices.setData(next.map(priceRow))
      volumes.setData(next.map(volumeRow))
      if (isFirst) showNewest(next.length)
      drawMarks()
      drawAverage()
    },
    setLast: (candle) => {
      const last = candles.at(-1)
      if (last === undefined || candle.time < last.time) return
      prices.update(priceRow(candle))
      volumes.update(volumeRow(candle))
    },
    setFills: (next) => {
      fills = next
      drawMarks()
    },
    setAverage: (next) => {
      averageUsd = next
      drawAverage()
    },
    repaint: () => {
      colors = readChartColors()
      chart.applyOptions(chartOptions(colors, window))
      prices.applyOptions(candleOptions(colors))
      volumes.setData(candles.map(volumeRow))
      drawMarks()
      drawAverage()
    },
    remove: () => chart.remove(),
  }

  function showNewest(count: number): void {
    const to = count - 1 + RIGHT_MARGIN_CANDLES
    chart.timeScale().setVisibleLogicalRange({ from: count - INITIAL_CANDLES, to })
  }
}

function listMarks(shown: {
  candles: readonly Candle[]
  fills: ReadonlyMap<number, readonly Fill[]>
  toTime: (timeS: number) => UTCTimestamp
}): readonly FillMark[] {
  return shown.candles.flatMap((candle) => {
    const sides = new Set((shown.fills.get(candle.time) ?? []).map(({ side }) => side))
    return [...sides].map((side) => ({ candle, side, time: shown.toTime(candle.time) }))
  })
}
