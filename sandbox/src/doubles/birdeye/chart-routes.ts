import { isAddress } from '@solana/kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findListing } from '../../world/find-listing.ts'
import type { World } from '../../world/world.ts'
import { refuseHeaders, refuseRequest } from './check-headers.ts'
import { CANDLE_TYPES, type CandleType, readCandles } from './read-candles.ts'

const MOST_CANDLES = 1_000
const LIE_PERCENT = 200

const unixSeconds = z
  .string()
  .regex(/^\d{1,11}$/)
  .transform(Number)

const chartQuery = z.strictObject({
  address: z.string().refine((text) => isAddress(text)),
  type: z.enum(Object.keys(CANDLE_TYPES) as [CandleType, ...CandleType[]]),
  time_from: unixSeconds,
  time_to: unixSeconds,
  currency: z.enum(['usd']).optional(),
  ui_amount_mode: z.enum(['raw', 'scaled', 'both']).optional(),
})

export function mountCharts(scope: FastifyInstance, world: World): void {
  scope.get('/defi/ohlcv', async (request, reply) => {
    const refused = refuseHeaders(request, reply)
    if (refused) return refused
    const query = chartQuery.safeParse(request.query)
    if (!query.success) return refuseRequest(reply, `${query.error.issues[0]?.path.join('.')} invalid format`)
    const { address, type, time_from: fromS, time_to: toS } = query.data
    if (fromS > toS) return refuseRequest(reply, 'time_from must not be after time_to')

    const span = clampSpan(world, { type, fromMs: fromS * 1_000, toMs: toS * 1_000 })
    const listing = findListing(world, 'solana', address)
    const candles =
      listing === null ? [] : readCandles(world.market, { assetId: listing.assetId, type, ...span })
    const lie = world.faults.strike('birdeye', 'lie', request.url)
    const factor = lie ? (lie.amount ?? LIE_PERCENT) / 100 : 1
    const items = candles.slice(-MOST_CANDLES).map((candle) => ({
      o: candle.open * factor,
      h: candle.high * factor,
      l: candle.low * factor,
      c: candle.close * factor,
      // Units of the token, not of the dollar.
      v: candle.close > 0 ? candle.volumeUsd / candle.close : 0,
      unixTime: candle.openMs / 1_000,
      address,
      type,
      currency: 'usd',
    }))
    return { success: true, data: { items } }
  })
}

/** Nothing is known of the future, and only the newest thousand of a long span are given. */
function clampSpan(world: World, span: { type: CandleType; fromMs: number; toMs: number }) {
  const nowMs = world.clock.nowMs()
  const toMs = Math.min(span.toMs, nowMs)
  const { lengthMs } = CANDLE_TYPES[span.type]
  return { nowMs, toMs, fromMs: Math.max(span.fromMs, toMs - (MOST_CANDLES - 1) * lengthMs) }
}
