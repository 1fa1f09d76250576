import { FIRST_MONDAY_S, joinCandles, WEEK_S } from '@windhover/core/tokens/candles'
import type { Candle } from '@windhover/core/tokens/contract'
import type { Clock } from '../../platform/clock.ts'
import { createUpstream } from '../../platform/upstream/call-upstream.ts'
import { createSharedValues } from '../../platform/upstream/shared-values.ts'
import { UpstreamError } from '../../platform/upstream/upstream-error.ts'
import type { CandleSource } from '../../ports/candles.ts'
import { toCandleError } from './errors.ts'
import { nameToken, type PoolChain } from './name-token.ts'
import { ohlcvAnswer, pickPool, poolsAnswer, TIMEFRAMES, toCandle } from './parse.ts'

const NETWORKS: Readonly<Record<PoolChain, string>> = {
  ethereum: 'eth',
  bsc: 'bsc',
  hedera: 'hedera-hashgraph',
}
const MOST_ROWS = 1_000
/** Which pool is the deepest changes seldom, and the free plan allows thirty calls a minute. */
const POOL_FRESH_MS = 10 * 60_000
const POOL_STALE_MS = 24 * 3_600_000
const POOLS_MAX = 5_000

/** Candles of the deepest pool of a token, by network and pool. */
export function createGeckoTerminalCandles(options: {
  chain: PoolChain
  url: string
  clock: Clock
  timeoutMs?: number
}): CandleSource {
  const { chain, url, clock, timeoutMs } = options
  const network = NETWORKS[chain]
  const api = createUpstream({
    name: 'geckoterminal',
    baseUrl: url,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
  const sharedPools = createSharedValues<string | null>({
    clock,
    freshMs: POOL_FRESH_MS,
    staleMs: POOL_STALE_MS,
    max: POOLS_MAX,
  })

  const findPool = (token: string) =>
    sharedPools(token, () =>
      api.get(`/networks/${network}/tokens/${token}/pools?page=1`, poolsAnswer).then(pickPool, noneIfUnknown),
    )

  async function readRows(place: { pool: string; path: string; query: URLSearchParams }) {
    const address = `/networks/${network}/pools/${encodeURIComponent(place.pool)}/ohlcv/${place.path}`
    const answer = await api.get(`${address}?${place.query}`, ohlcvAnswer)
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

function noneIfUnknown(error: unknown): null {
  if (error instanceof UpstreamError && error.status === 404) return null
  throw error
}
