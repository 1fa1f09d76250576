import type { ChainId } from '@windhover/core/chains/chain'
import { FIRST_MONDAY_S, joinCandles, WEEK_S } from '@windhover/core/tokens/candles'
import type { Candle } from '@windhover/core/tokens/contract'
import type { CandleSource } from '../../ports/candles.ts'
import { toCandleError } from './errors.ts'
import { nameToken } from './name-token.ts'
import type { Pools } from './open-pools.ts'
import { ohlcvAnswer, TIMEFRAMES, toCandle } from './parse.ts'

const MOST_ROWS = 1_000

/** Candles of the deepest pool of a token. */
export function createCandles(chain: ChainId, { api, findPool, pathOf }: Pools): CandleSource {
  async function readRows(place: { pool: string; path: string; query: URLSearchParams }) {
    const answer = await api.get(`${pathOf(place.pool)}/ohlcv/${place.path}?${place.query}`, ohlcvAnswer)
    const candles = answer.data.attributes.ohlcv_list.map(toCandle)
    return candles.toSorted((one, other) => one.time - other.time)
  }

  return {
    getCandles: async ({ token, window, beforeMs, limit }) => {
      const contract = nameToken(chain, token)
      if (contract === null) return []
      const { timeframe, aggregate, perCandle } = TIMEFRAMES[window]
      const beforeS = Math.ceil(beforeMs / 1_000)
      const rowCount = Math.min(limit * perCandle, MOST_ROWS)
      const query = new URLSearchParams({
        aggregate: String(aggregate),
        // The one that opens at that very second would be among them.
        before_timestamp: String(beforeS - 1),
        limit: String(rowCount),
        currency: 'usd',
        // A pool has two sides; the price wanted is that of this one.
        token: contract,
      })
      try {
        const pool = await findPool(contract)
        if (pool === null) return []
        const rows = await readRows({ pool, path: timeframe, query })
        const candles = perCandle === 1 ? rows : joinWeeks(rows, rows.length >= rowCount)
        return candles.filter(({ time }) => time < beforeS).slice(-limit)
      } catch (error) {
        throw toCandleError(error, chain)
      }
    },
  }
}

/** The first week of a full answer lacks the days that lay before it. */
function joinWeeks(days: readonly Candle[], isCut: boolean): readonly Candle[] {
  const weeks = joinCandles(days, { lengthS: WEEK_S, originS: FIRST_MONDAY_S })
  const isWhole = weeks[0]?.time === days[0]?.time
  return isCut && !isWhole ? weeks.slice(1) : weeks
}
