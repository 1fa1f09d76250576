import { shortenZeros } from '@windhover/core/money/show-price'
import type { Candle } from '@windhover/core/tokens/contract'
import { CandlestickSeries, createChart, HistogramSeries, type UTCTimestamp } from 'lightweight-charts'
import type { ShownWindow } from '../copy.ts'
import { formatAxisPrice } from '../format-chart.ts'
import type { Fill } from '../read-fills.ts'
import { readChartColors } from './chart-colors.ts'
import { candleOptions, chartOptions, volumeOptions } from './chart-options.ts'
import { createFillMarks, type FillMark } from './fill-marks.ts'
import { createTimeShift } from './time-shift.ts'

/** So few candles left of what is seen, and older ones are wanted. */
const FEW_CANDLES = 30
const SHOWN_AT_FIRST = 90
const FREE_AT_RIGHT = 7

export type CandleChart = {
  readonly setCandles: (candles: readonly Candle[], decimals: number) => void
  readonly setLast: (candle: Candle) => void
  readonly setFills: (fills: ReadonlyMap<number, readonly Fill[]>) => void
  /** Paints with the theme that is shown now. */
  readonly repaint: () => void
  readonly remove: () => void
}

/** The only file that knows the library. */
export function createCandleChart(options: {
  element: HTMLElement
  window: ShownWindow
  /** The second at which the candle under the crosshair opened. */
  onHover: (timeS: number | null) => void
  onNeedOlder: () => void
}): CandleChart {
  const { element, window, onHover, onNeedOlder } = options
  let colors = readChartColors()
  let candles: readonly Candle[] = []
  let fills: ReadonlyMap<number, readonly Fill[]> = new Map()
  const shift = createTimeShift(window)
  const chart = createChart(element, chartOptions(colors, window))
  const prices = chart.addSeries(CandlestickSeries, candleOptions(colors))
  const volumes = chart.addSeries(HistogramSeries, volumeOptions)
  volumes.priceScale().applyOptions({ scaleMargins: { top: 0.88, bottom: 0 } })
  const marks = createFillMarks()
  prices.attachPrimitive(marks)

  chart.subscribeCrosshairMove(({ time }) => onHover(time === undefined ? null : shift.back(time)))
  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (range !== null && candles.length > 0 && range.from < FEW_CANDLES) onNeedOlder()
  })

  const priceRow = (candle: Candle) => ({ ...candle, time: shift.to(candle.time) })
  const volumeRow = ({ time, open, close, volumeUsd }: Candle) => ({
    time: shift.to(time),
    value: volumeUsd,
    color: close >= open ? colors.upVolume : colors.downVolume,
  })
  const drawMarks = () => marks.set(listMarks({ candles, fills, toTime: shift.to }), colors)

  return {
    setCandles: (next, decimals) => {
      const isFirst = candles.length === 0 && next.length > 0
      candles = next
      prices.applyOptions({
        priceFormat: {
          type: 'custom',
          minMove: 10 ** -decimals,
          formatter: (price: number) => shortenZeros(formatAxisPrice(price, decimals)),
        },
      })
      prices.setData(next.map(priceRow))
      volumes.setData(next.map(volumeRow))
      if (isFirst) showNewest(next.length)
      drawMarks()
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
    repaint: () => {
      colors = readChartColors()
      chart.applyOptions(chartOptions(colors, window))
      prices.applyOptions(candleOptions(colors))
      volumes.setData(candles.map(volumeRow))
      drawMarks()
    },
    remove: () => chart.remove(),
  }

  function showNewest(count: number): void {
    const from = Math.max(count - SHOWN_AT_FIRST, count < SHOWN_AT_FIRST ? count - SHOWN_AT_FIRST : 0)
    chart.timeScale().setVisibleLogicalRange({ from, to: count - 1 + FREE_AT_RIGHT })
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
