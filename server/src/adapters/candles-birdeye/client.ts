import { NATIVE } from '@windhover/core/balances/constants'
import { WINDOW_SECONDS } from '@windhover/core/tokens/candles'
import { createUpstream } from '../../platform/upstream/call-upstream.ts'
import type { CandleSource } from '../../ports/candles.ts'
import { toCandleError } from './errors.ts'
import { CANDLE_TYPES, ohlcvAnswer, toCandle } from './parse.ts'

const MOST_CANDLES = 1_000
/** Birdeye knows SOL as wrapped SOL. */
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'
const MINT = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/

/** Candles of Solana, by mint. */
export function createBirdeyeCandles(options: {
  url: string
  apiKey: string
  timeoutMs?: number
}): CandleSource {
  const { url, apiKey, timeoutMs } = options
  const api = createUpstream({
    name: 'birdeye',
    baseUrl: url,
    headers: { 'X-API-KEY': apiKey, 'x-chain': 'solana' },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
  return {
    getCandles: async ({ token, window, beforeMs, limit }) => {
      const mint = token === NATIVE ? WRAPPED_SOL : token
      // Birdeye answers 400 to anything that is not a mint; to us it is a token that nobody knows.
      if (!MINT.test(mint)) return []
      const beforeS = Math.ceil(beforeMs / 1_000)
      const count = Math.min(limit, MOST_CANDLES)
      const query = new URLSearchParams({
        address: mint,
        type: CANDLE_TYPES[window],
        time_from: String(Math.max(beforeS - count * WINDOW_SECONDS[window], 0)),
        time_to: String(beforeS),
        currency: 'usd',
      })
      try {
        const { data } = await api.get(`/defi/ohlcv?${query}`, ohlcvAnswer)
        const candles = (data.items ?? []).map(toCandle)
        return candles
          .filter(({ time }) => time < beforeS)
          .toSorted((one, other) => one.time - other.time)
          .slice(-count)
      } catch (error) {
        throw toCandleError(error)
      }
    },
  }
}
