import { WINDOW_SECONDS } from '@windhover/core/tokens/candles'
import type { Candle, CandleWindow } from '@windhover/core/tokens/contract'
import type { Call } from '../stub-server.ts'

/** Candles and prices of a market that moves in waves, up to now, in whatever windows are asked for. */

const MIDDLE_USD = 150
const WAVE_USD = 12
const WAVE_S = 40 * 3_600
/** No candle begins at a round price: a test that asks for a change since then would see 0.00% at some hours. */
const SHIFT_S = 237

const priceAt = (timeS: number) =>
  MIDDLE_USD + WAVE_USD * Math.sin(((timeS + SHIFT_S) / WAVE_S) * 2 * Math.PI)

function candleAt(time: number, lengthS: number): Candle {
  const [open, close] = [priceAt(time), priceAt(time + lengthS)]
  return {
    time,
    open,
    high: Math.max(open, close) + 0.8,
    low: Math.min(open, close) - 0.8,
    close,
    volumeUsd: 50_000 + (time % 7) * 10_000,
  }
}

export function answerCandles({ query }: Call): { candles: Candle[] } {
  const lengthS = WINDOW_SECONDS[(query.get('window') ?? '1h') as CandleWindow]
  const count = Number(query.get('limit') ?? 300)
  const beforeS = Number(query.get('before') ?? Math.floor(Date.now() / 1_000) + 1)
  const last = Math.ceil(beforeS / lengthS) * lengthS - lengthS
  const times = Array.from({ length: count }, (_, place) => last - (count - 1 - place) * lengthS)
  return { candles: times.map((time) => candleAt(time, lengthS)) }
}

/** The price of every token that is asked for. */
export const pricesAt =
  (priceUsd: () => number) =>
  ({ query }: Call) => ({
    prices: (query.get('tokens') ?? '').split(',').map((token) => ({
      token,
      priceUsd: priceUsd(),
      observedAtMs: Date.now(),
      isStale: false,
      change24hPct: 1.25,
      marketCapUsd: 80_000_000_000,
    })),
  })
