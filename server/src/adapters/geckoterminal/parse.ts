import type { Candle, CandleWindow } from '@windhover/core/tokens/contract'
import { z } from 'zod'

/** What is asked for, and how many of them make one candle of ours. Weeks are not told: seven days are one. */
export const TIMEFRAMES: Readonly<
  Record<CandleWindow, { readonly timeframe: string; readonly aggregate: number; readonly perCandle: number }>
> = {
  '1m': { timeframe: 'minute', aggregate: 1, perCandle: 1 },
  '5m': { timeframe: 'minute', aggregate: 5, perCandle: 1 },
  '15m': { timeframe: 'minute', aggregate: 15, perCandle: 1 },
  '1h': { timeframe: 'hour', aggregate: 1, perCandle: 1 },
  '4h': { timeframe: 'hour', aggregate: 4, perCandle: 1 },
  '1d': { timeframe: 'day', aggregate: 1, perCandle: 1 },
  '1w': { timeframe: 'day', aggregate: 1, perCandle: 7 },
}

export const figure = z.union([z.string(), z.number()]).transform(Number)

export const poolsAnswer = z.object({
  data: z.array(
    z.object({
      attributes: z.object({
        address: z.string().min(1),
        reserve_in_usd: figure.nullish(),
      }),
    }),
  ),
})

/** The pool in which most money stands tells the price best. */
export function pickPool({ data }: z.output<typeof poolsAnswer>): string | null {
  const depth = (pool: (typeof data)[number]) => pool.attributes.reserve_in_usd || 0
  const [deepest] = data.toSorted((one, other) => depth(other) - depth(one))
  return deepest?.attributes.address ?? null
}

const price = z.number().nonnegative()
const row = z.tuple([z.number().int(), price, price, price, price, z.number().nonnegative()])

export const ohlcvAnswer = z.object({
  data: z.object({ attributes: z.object({ ohlcv_list: z.array(row) }) }),
})

export function toCandle([time, open, high, low, close, volumeUsd]: z.output<typeof row>): Candle {
  return { time, open, high, low, close, volumeUsd }
}
