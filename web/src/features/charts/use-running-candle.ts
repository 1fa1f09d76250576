import { type CandleTick, mergeTick } from '@windhover/core/tokens/candles'
import type { Candle } from '@windhover/core/tokens/contract'
import { useEffect, useState } from 'react'
import type { ShownWindow } from './copy.ts'

/** The last candle as ticks move it, until it is read again. */
export function useRunningCandle(
  last: Candle | undefined,
  tick: CandleTick | null,
  window: ShownWindow,
): Candle | null {
  const [running, setRunning] = useState<Candle | null>(null)
  useEffect(() => {
    if (last === undefined) return
    setRunning((before) => {
      const base = continueFrom(before, last)
      return tick === null ? base : mergeTick(base, tick, window)
    })
  }, [last, tick, window])
  return running
}

/** What was read knows the volume; what ticks have shown since may have gone further. */
function continueFrom(before: Candle | null, last: Candle): Candle {
  if (before === null || before.time < last.time) return last
  if (before.time > last.time) return before
  return { ...last, high: Math.max(last.high, before.high), low: Math.min(last.low, before.low) }
}
