import { findPurchase } from '@windhover/core/watchlist/find-purchase'
import { measureVolume, VOLUME_WINDOW } from '@windhover/core/watchlist/measure-volume'
import { isPast } from '@windhover/core/watchlist/price-side'
import { takeTurns } from '../../platform/take-turns.ts'
import { findLaunches } from '../discovery/index.ts'
import { readCandles, readMarket, readPrices } from '../prices/index.ts'
import { tickKeyOf } from './add-alert.ts'
import type { TokenPlace } from './find-token.ts'
import type { Judge, Observe } from './observation.ts'
import type { WatchlistParts } from './parts.ts'

/** Two hours, the candle that runs, and one before. */
const VOLUME_CANDLES = 26
const AT_ONCE = 4

export const observeVolumes: Observe = eachToken(async (parts, token) => {
  const page = { ...token, window: VOLUME_WINDOW, limit: VOLUME_CANDLES } as const
  const candles = await readCandles(parts, page)
  const { times, untilMs } = measureVolume(candles, parts.clock.now().getTime())
  return ({ id, level, isArmed }) => {
    if (times === null || level === null) return null
    if (times >= level) return isArmed ? { fire: { id, atMs: untilMs, observed: times } } : null
    return isArmed ? null : { arm: { id, atMs: untilMs } }
  }
})

/** Asked of the source itself: what people see of the trades is too short for a busy minute. */
export const observeTrades: Observe = eachToken(async (parts, { chain, address }) => {
  const token = chain === 'ethereum' || chain === 'bsc' ? address.toLowerCase() : address
  const trades = await parts.trades[chain].listTrades(token)
  return ({ id, level, judgedMs, quietUntilMs }) => {
    const asked = { valueUsd: level ?? Number.NaN, afterMs: judgedMs, notBeforeMs: quietUntilMs }
    const found = findPurchase(trades, asked)
    return found === null ? null : { fire: { id, atMs: found.atMs, observed: found.valueUsd } }
  }
})

export const observeGraduations: Observe = async (parts, tokens) => {
  const launches = await findLaunches(parts, tokens)
  const atMs = parts.clock.now().getTime()
  return launches
    .filter(({ launch }) => launch?.isGraduated === true)
    .map(({ chain, address }) => ({
      token: { chain, address },
      judge: ({ id }) => ({ fire: { id, atMs, observed: null } }),
    }))
}

/**
 * Has the sources of prices follow these tokens. Where none of them speaks of one, its index does: that price is judged
 * here, because no tick will come.
 */
export const observeSilentPrices: Observe = async (parts, tokens) => {
  const keys = tokens.map((token) => tickKeyOf(parts, token))
  const heard = await readPrices(parts, keys)
  const silent = tokens.filter((_, place) => {
    const key = keys[place]
    return key === undefined || (heard.get(key)?.state ?? 'stale') === 'stale'
  })
  const market = await readMarket(parts, silent)
  return silent.flatMap((token, place) => {
    const { priceUsd = null, observedAtMs = null, isStale = true } = market[place] ?? {}
    if (priceUsd === null || observedAtMs === null || isStale) return []
    return [{ token, judge: judgePrice(priceUsd, observedAtMs) }]
  })
}

const judgePrice =
  (priceUsd: number, atMs: number): Judge =>
  ({ id, side, level, isArmed }) => {
    if (side === null || level === null) return null
    if (isPast(side, level, priceUsd)) return isArmed ? { fire: { id, atMs, observed: priceUsd } } : null
    return isArmed ? null : { arm: { id, atMs } }
  }

/** A few at a time; a token whose source is away is asked about again in the next turn. */
function eachToken(observe: (parts: WatchlistParts, token: TokenPlace) => Promise<Judge>): Observe {
  return async (parts, tokens) => {
    const ask = takeTurns(AT_ONCE, async (token: TokenPlace) => {
      try {
        return [{ token, judge: await observe(parts, token) }]
      } catch (error) {
        parts.log.warn({ err: error, chain: token.chain }, 'an alert could not be judged')
        return []
      }
    })
    return (await Promise.all(tokens.map(ask))).flat()
  }
}
