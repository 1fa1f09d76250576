import { CHAINS } from '@windhover/core/chains/all-chains'
import type { CandleWindow } from '@windhover/core/tokens/contract'
import type { ChartedToken } from '../../lib/chart-view.ts'

/** The windows that the chart offers, in the words of its head. */
export const SHOWN_WINDOWS = [
  { value: '5m', label: '5m' },
  { value: '15m', label: '15m' },
  { value: '1h', label: '1h' },
  { value: '4h', label: '4h' },
  { value: '1d', label: '1D' },
  { value: '1w', label: '1W' },
] as const satisfies readonly { value: CandleWindow; label: string }[]
export type ShownWindow = (typeof SHOWN_WINDOWS)[number]['value']

const SPOKEN: Readonly<Record<ShownWindow, string>> = {
  '5m': '5 minutes',
  '15m': '15 minutes',
  '1h': 'one hour',
  '4h': '4 hours',
  '1d': 'one day',
  '1w': 'one week',
}

export const chartCopy = {
  title: (symbol: string) => `${symbol} chart`,
  close: 'Close chart',
  page: 'Open token page',
  /** Asks the agent for all there is to know of the token. */
  info: 'Info',
  /** 'Jupiter, Solana'. */
  where: ({ name, chain }: ChartedToken) =>
    [...new Set([name, CHAINS[chain].name])].filter(Boolean).join(', '),
  day: 'Change over the last day',
  windows: 'Length of a candle',
  loading: 'Loading the chart',
  loadingOlder: 'Loading older candles',
  empty: 'No candles for this token yet.',
  emptyHint: 'They appear as soon as it has been traded.',
  failed: 'The chart could not be loaded.',
  fills: 'Your fills',
  /** Own levels on the chart: the average price. */
  levels: 'Levels',
  average: 'Your average',
  fillsShown: (buys: number, sells: number) =>
    [count(buys, 'buy', 'buys'), count(sells, 'sell', 'sells')].filter((text) => text !== null).join(', '),
  foot: 'Close the chart, or press Esc, to go back to your chat.',
  footShort: 'Close the chart to go back to your chat.',
  credit: 'Charts by TradingView',
  unknown: '–',
  bought: 'Bought at',
  sold: 'Sold at',
  summary: (facts: {
    symbol: string
    window: ShownWindow
    last: string
    change: string | null
    low: string
    high: string
    fills: string
    average: string | null
  }) => {
    const day = facts.change === null ? '' : `, ${facts.change} over the last day`
    const own = facts.fills === '' ? '' : ` Your fills: ${facts.fills}.`
    const level = facts.average === null ? '' : ` Your average: ${facts.average}.`
    return `Candles of ${SPOKEN[facts.window]} of ${facts.symbol}: last ${facts.last}${day}, between ${facts.low} and ${facts.high} in the loaded time.${own}${level}`
  },
}

function count(number: number, one: string, many: string): string | null {
  return number === 0 ? null : `${number} ${number === 1 ? one : many}`
}
