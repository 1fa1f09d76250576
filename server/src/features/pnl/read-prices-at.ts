import type { ValueStep } from '@windhover/core/balances/value-steps'
import type { ChainId } from '@windhover/core/chains/chain'
import { WINDOW_SECONDS } from '@windhover/core/tokens/candles'
import type { FeatureParts } from '../../composition/feature.ts'
import { readPastPrices } from '../balances/index.ts'

type Line = Pick<ValueStep, 'window' | 'candleCount'>

/** The finest candles that reach back to a moment: four lines for a token at most, however much was done with it. */
const LINES: readonly Line[] = [
  { window: '1m', candleCount: 600 },
  { window: '5m', candleCount: 600 },
  { window: '1h', candleCount: 750 },
  { window: '4h', candleCount: 1_000 },
]
const reachOf = ({ window, candleCount }: Line) => WINDOW_SECONDS[window] * 1_000 * (candleCount - 1)

export type PastPrices = {
  /** True where candles know it at all. */
  readonly isTraded: boolean
  readonly at: (atMs: number) => number | null
}

/** What a token cost at each of the moments. */
export async function readPricesAt(
  parts: Pick<FeatureParts, 'candles' | 'readings' | 'clock'>,
  query: { chain: ChainId; token: string; momentsMs: readonly number[]; nowMs: number },
): Promise<PastPrices> {
  const { chain, token, momentsMs, nowMs } = query
  const lineOf = (atMs: number) => LINES.find((line) => nowMs - atMs < reachOf(line))
  const wanted = [...new Set(momentsMs.flatMap((atMs) => lineOf(atMs) ?? []))]
  const prices = new Map(
    await Promise.all(
      wanted.map(async (line) => {
        const step = { ...line, stepMs: WINDOW_SECONDS[line.window] * 1_000 }
        return [line, await readPastPrices(parts, { chain, token, step })] as const
      }),
    ),
  )
  return {
    isTraded: [...prices.values()].some((line) => line === null || line.length > 0),
    at: (atMs) => {
      // Of those that were read, the finest that reaches back to it.
      const line = LINES.find((each) => prices.has(each) && nowMs - atMs < reachOf(each))
      const known = line === undefined ? null : prices.get(line)
      return known?.findLast((price) => price.atMs <= atMs)?.priceUsd ?? null
    },
  }
}
