import {
  type CandlestickSeriesPartialOptions,
  type ChartOptions,
  ColorType,
  CrosshairMode,
  type DeepPartial,
  type HistogramSeriesPartialOptions,
  LineStyle,
  TickMarkType,
  type Time,
} from 'lightweight-charts'
import type { ShownWindow } from '../copy.ts'
import type { ChartColors } from './chart-colors.ts'

const MICRO_PX = 11
/** Ticks a good way apart: the line above the chart has the figures. */
const TICK_DENSITY = 5

export function chartOptions(colors: ChartColors, window: ShownWindow): DeepPartial<ChartOptions> {
  const line = {
    color: colors.crosshair,
    style: LineStyle.Dotted,
    labelBackgroundColor: colors.label,
  } as const
  return {
    autoSize: true,
    layout: {
      background: { type: ColorType.Solid, color: colors.ground },
      textColor: colors.text,
      fontFamily: colors.font,
      fontSize: MICRO_PX,
      // It would bring a style sheet of its own, which the page's policy refuses; the credit stands in the foot.
      attributionLogo: false,
    },
    grid: { vertLines: { color: colors.grid }, horzLines: { color: colors.grid } },
    crosshair: { mode: CrosshairMode.Normal, vertLine: line, horzLine: line },
    rightPriceScale: {
      borderVisible: false,
      scaleMargins: { top: 0.1, bottom: 0.22 },
      tickMarkDensity: TICK_DENSITY,
    },
    timeScale: {
      borderVisible: false,
      timeVisible: window !== '1d' && window !== '1w',
      minBarSpacing: 2,
      tickMarkFormatter: formatTick,
    },
    localization: { timeFormatter: (time: Time) => CROSSHAIR[window].format(Number(time) * 1_000) },
  }
}

export function candleOptions(colors: ChartColors): CandlestickSeriesPartialOptions {
  return {
    upColor: colors.up,
    downColor: colors.down,
    wickUpColor: colors.up,
    wickDownColor: colors.down,
    borderVisible: false,
    title: 'Last',
    priceLineColor: colors.strong,
    priceLineStyle: LineStyle.Dotted,
  }
}

export const volumeOptions: HistogramSeriesPartialOptions = {
  priceScaleId: '',
  priceFormat: { type: 'volume' },
  lastValueVisible: false,
  priceLineVisible: false,
}

const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const clock = part({ hour: '2-digit', minute: '2-digit', hour12: false })
const FORMATS: Readonly<Record<TickMarkType, Intl.DateTimeFormat>> = {
  [TickMarkType.Year]: part({ year: 'numeric' }),
  [TickMarkType.Month]: part({ month: 'short' }),
  [TickMarkType.DayOfMonth]: part({ day: 'numeric', month: 'short' }),
  [TickMarkType.Time]: clock,
  [TickMarkType.TimeWithSeconds]: clock,
}

const withClock = part({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: false })
const withYear = part({ day: 'numeric', month: 'short', year: 'numeric' })
const CROSSHAIR: Readonly<Record<ShownWindow, Intl.DateTimeFormat>> = {
  '5m': withClock,
  '15m': withClock,
  '1h': withClock,
  '4h': withClock,
  '1d': withYear,
  '1w': withYear,
}

function formatTick(time: Time, kind: TickMarkType): string {
  return FORMATS[kind].format(Number(time) * 1_000)
}
