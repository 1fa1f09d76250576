import type { PriceView } from '@windhover/core/prices/contract'
import type { CandleTick } from '@windhover/core/tokens/candles'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ChartedToken } from '../../../lib/chart-view.ts'
import { useMarket } from '../../../lib/market/use-market.ts'
import { useFills } from '../api/list-fills.ts'
import { useCandles } from '../api/read-candles.ts'
import { chartCopy, type ShownWindow } from '../copy.ts'
import { useRunningCandle } from '../use-running-candle.ts'
import { ChartArea } from './chart-area.tsx'
import { ChartFoot } from './chart-foot.tsx'
import { ChartHead } from './chart-head.tsx'

/** A chart is looked at to see the price move. */
const ASK_EVERY_MS = 1_000

type ChartViewProps = {
  readonly token: ChartedToken
  readonly window: ShownWindow
  readonly onWindow: (window: ShownWindow) => void
}

export function ChartView({ token, window, onWindow }: ChartViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [withFills, setWithFills] = useState(true)
  const loaded = useCandles({ chain: token.chain, address: token.address, window })
  const told = useMarket([token], { everyMs: ASK_EVERY_MS }).find(token)
  const tick = useMemo(() => tickOf(told), [told])
  const fills = useFills(token)
  const running = useRunningCandle(loaded.candles?.at(-1), tick, window)
  const priceUsd = told?.priceUsd ?? loaded.candles?.at(-1)?.close ?? null
  const changePct = told?.change24hPct ?? null

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
        priceUsd={priceUsd}
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

/** An old price moves no candle. */
function tickOf(told: PriceView | null): CandleTick | null {
  if (told === null || told.isStale || told.observedAtMs === null) return null
  return { priceUsd: told.priceUsd, atMs: told.observedAtMs }
}
