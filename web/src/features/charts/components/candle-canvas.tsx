import type { Candle } from '@windhover/core/tokens/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Fill } from '../../../lib/fills/read-fills.ts'
import { useTheme } from '../../../ui/use-theme.ts'
import type { ShownWindow } from '../copy.ts'
import { type CandleChart, createCandleChart } from '../draw/create-candle-chart.ts'

type CandleCanvasProps = {
  /** One sentence for those who do not see it. */
  readonly label: string
  readonly candles: readonly Candle[]
  readonly running: Candle | null
  readonly decimals: number
  readonly fills: ReadonlyMap<number, readonly Fill[]>
  /** What the vault paid on average. */
  readonly averageUsd: number | null
  readonly window: ShownWindow
  readonly onHover: (timeS: number | null) => void
  readonly onNeedOlder: () => void
}

/** The drawn chart; it brings the chart library with it and is loaded only where a chart is shown. */
export default function CandleCanvas(props: CandleCanvasProps) {
  const { label, candles, running, decimals, fills, averageUsd, window } = props
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<CandleChart | null>(null)
  const { theme } = useTheme()
  const onHover = useEffectEvent((timeS: number | null) => props.onHover(timeS))
  const onNeedOlder = useEffectEvent(() => props.onNeedOlder())

  useEffect(() => {
    if (box.current === null) return
    const made = createCandleChart({
      element: box.current,
      window,
      onHover: (timeS) => onHover(timeS),
      onNeedOlder: () => onNeedOlder(),
    })
    chart.current = made
    return () => {
      chart.current = null
      made.remove()
    }
  }, [window])
  useEffect(() => chart.current?.setCandles(candles, decimals), [candles, decimals])
  useEffect(() => {
    // Also after the candles were read again: they may be a moment older than the last tick.
    if (running !== null && candles.length > 0) chart.current?.setLast(running)
  }, [running, candles])
  useEffect(() => chart.current?.setFills(fills), [fills])
  useEffect(() => chart.current?.setAverage(averageUsd), [averageUsd])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read from the page, which has the new theme by then
  useEffect(() => chart.current?.repaint(), [theme])

  return (
    <div className="relative min-h-0 flex-1 pl-5 max-md:pl-2">
      <div ref={box} role="img" aria-label={label} className="size-full overflow-hidden" />
    </div>
  )
}
