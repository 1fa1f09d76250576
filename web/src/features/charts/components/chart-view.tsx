import { useEffect, useRef, useState } from 'react'
import type { ChartedToken } from '../../../lib/chart-view.ts'
import { useFills } from '../../../lib/fills/use-fills.ts'
import { useCandles } from '../api/read-candles.ts'
import { chartCopy, type ShownWindow } from '../copy.ts'
import { useLiveCandle } from '../use-live-candle.ts'
import { ChartArea } from './chart-area.tsx'
import { ChartFoot } from './chart-foot.tsx'
import { ChartHead } from './chart-head.tsx'
import { ALL_MARKS } from './own-marks-chips.tsx'

type ChartViewProps = {
  readonly token: ChartedToken
  readonly window: ShownWindow
  readonly onWindow: (window: ShownWindow) => void
}

export function ChartView({ token, window, onWindow }: ChartViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [marks, setMarks] = useState(ALL_MARKS)
  const loaded = useCandles({ chain: token.chain, address: token.address, window })
  const { fills } = useFills(token)
  const { running, priceUsd, changePct } = useLiveCandle({ token, last: loaded.candles?.at(-1), window })

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <section
      aria-label={chartCopy.title(token.symbol)}
      className="@container/chart flex size-full animate-fade flex-col bg-surface"
    >
      {/* The chart makes the chat inert, which hides the chat's h1 from screen readers. */}
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
        marks={marks}
        onMarks={setMarks}
      />
      <ChartFoot />
    </section>
  )
}
