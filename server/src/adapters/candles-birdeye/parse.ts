import type { Candle, CandleWindow } from '@windhover/core/tokens/contract'
import { z } from 'zod'

export const CANDLE_TYPES: Readonly<Record<CandleWindow, string>> = {
  '1m': '1m',
  '5m': '5m',
  '15m': '15m',
  '1h': '1H',
  '4h': '4H',
  '1d': '1D',
  '1w': '1W',
}

const price = z.number().nonnegative()
const item = z.object({
  o: price,
  h: price,
  l: price,
  c: price,
  /** In units of the token. */
  v: z.number().nonnegative(),
  unixTime: z.number().int(),
})

export const ohlcvAnswer = z.object({
  success: z.literal(true),
  data: z.object({ items: z.array(item).nullish() }),
})

export function toCandle({ o, h, l, c, v, unixTime }: z.output<typeof item>): Candle {
  return { time: unixTime, open: o, high: h, low: l, close: c, volumeUsd: v * c }
}
