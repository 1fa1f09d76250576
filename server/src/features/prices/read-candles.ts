import type { ChainId } from '@windhover/core/chains/chain'
import { DAY_S, WINDOW_SECONDS } from '@windhover/core/tokens/candles'
import type { Candle, CandleWindow } from '@windhover/core/tokens/contract'
import { tokenErrors } from '@windhover/core/tokens/errors'
import { z } from 'zod'
import type { FeatureParts } from '../../composition/feature.ts'

/** A thousand viewers of one chart are one question to its source in this time. */
const LATEST_FRESH_MS = 5_000
/** What is over does not change; readings are not kept longer than that anyway. */
const PAST_FRESH_MS = 3_600_000
/** Few sizes, so that askers with different wishes share an answer. */
const PAGE_SIZES = [300, 1_000] as const

/** As rows: a page of them is kept for every chart that somebody looks at. */
const keptRows = z.array(
  z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]).readonly(),
)

export type CandleQuery = {
  readonly chain: ChainId
  readonly address: string
  readonly window: CandleWindow
  /** In seconds; now where it is left out. */
  readonly before?: number | undefined
  readonly limit: number
}

/** Oldest first; the last one is unfinished unless only those before a moment were asked for. */
export async function readCandles(
  { candles, readings, clock }: Pick<FeatureParts, 'candles' | 'readings' | 'clock'>,
  { chain, address, window, before, limit }: CandleQuery,
): Promise<readonly Candle[]> {
  const nowMs = clock.now().getTime()
  const token = chain === 'ethereum' || chain === 'bsc' ? address.toLowerCase() : address
  const size = limit <= PAGE_SIZES[0] ? PAGE_SIZES[0] : PAGE_SIZES[1]
  const page = placePage({ window, before, nowMs })
  const reading = await readings.read({
    scope: `candles:${chain}:${token}`,
    name: `${window}:${size}:${page.name}`,
    schema: keptRows,
    freshMs: page.freshMs,
    load: async () =>
      (await candles[chain].getCandles({ token, window, beforeMs: page.beforeMs, limit: size })).map(toRow),
  })
  if (reading.state === 'unknown') throw tokenErrors.candlesUnavailable({ context: { chain } })
  const beforeS = before ?? Number.POSITIVE_INFINITY
  return reading.value
    .map(fromRow)
    .filter(({ time }) => time < beforeS)
    .slice(-limit)
}

/** Candles open at whole steps: every moment within a step asks for the same ones. */
function placePage({
  window,
  before,
  nowMs,
}: {
  window: CandleWindow
  before?: number | undefined
  nowMs: number
}) {
  // Weeks of sources begin on different days.
  const stepS = Math.min(WINDOW_SECONDS[window], DAY_S)
  const beforeMs = before === undefined ? Number.POSITIVE_INFINITY : Math.ceil(before / stepS) * stepS * 1_000
  if (beforeMs > nowMs) return { name: 'latest', beforeMs: nowMs + 1_000, freshMs: LATEST_FRESH_MS }
  const isOver = beforeMs + WINDOW_SECONDS[window] * 1_000 <= nowMs
  return { name: String(beforeMs), beforeMs, freshMs: isOver ? PAST_FRESH_MS : LATEST_FRESH_MS }
}

type Row = z.output<typeof keptRows>[number]

const toRow = ({ time, open, high, low, close, volumeUsd }: Candle): Row => [
  time,
  open,
  high,
  low,
  close,
  volumeUsd,
]

const fromRow = ([time, open, high, low, close, volumeUsd]: Row): Candle => ({
  time,
  open,
  high,
  low,
  close,
  volumeUsd,
})
