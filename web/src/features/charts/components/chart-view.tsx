import { changeOverDay } from '@windhover/core/tokens/candles'
import { useEffect, useRef, useState } from 'react'
import type { ChartedToken } from '../../../lib/chart-view.ts'
import { useLivePrice } from '../api/follow-price.ts'
import { useFills } from '../api/list-fills.ts'
import { DAY_WINDOW, useCandles, useDayCandles } from '../api/read-candles.ts'
import { chartCopy, type ShownWindow } from '../copy.ts'
import { useRunningCandle } from '../use-running-candle.ts'
import { ChartArea } from './chart-area.tsx'
import { ChartFoot } from './chart-foot.tsx'
import { ChartHead } from './chart-head.tsx'

type ChartViewProps = {
  readonly token: ChartedToken
  readonly window: ShownWindow
  readonly onWindow: (window: ShownWindow) => void
}

export function ChartView({ token, window, onWindow }: ChartViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [withFills, setWithFills] = useState(true)
  const loaded = useCandles({ chain: token.chain, address: token.address, window })
  const tick = useLivePrice(token)
  const fills = useFills(token)
  const day = useDayCandles(token)
  const running = useRunningCandle(loaded.candles?.at(-1), tick, window)
  const last = tick ?? closeOf(day.at(-1)) ?? closeOf(loaded.candles?.at(-1))
  const changePct = last === null ? null : changeOverDay(day, last, DAY_WINDOW)

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <section
      aria-label={chartCopy.title(token.symbol)}
      className="@container/chart flex size-full animate-fade flex-col bg-surface"
    >
      {/* The chat's own heading is out of reach behind it. */}
      <h1 className="sr-only">{chartCopy.title(token.symbol)}</h1>
      <ChartHead
        token={token}
        headingRef={heading}
        priceUsd={last?.priceUsd ?? null}
        changePct={changePct}
        window={window}
        onWindow={onWindow}
      />
      <ChartArea
        key={window}
        token={token}
        window={window}
        loaded={loaded}
        running={running}
        changePct={changePct}
        fills={fills}
        withFills={withFills}
        onWithFills={setWithFills}
      />
      <ChartFoot />
    </section>
  )
}

function closeOf(candle: { readonly time: number; readonly close: number } | undefined) {
  return candle === undefined ? null : { priceUsd: candle.close, atMs: Date.now() }
}
