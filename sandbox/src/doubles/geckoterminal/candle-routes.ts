import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { CandleInterval } from '../../market/market.ts'
import { spanCandles } from '../../market/span-candles.ts'
import type { World } from '../../world/world.ts'
import type { ChartPool, PoolSide } from './pool-book.ts'
import { badRequest, bookOf, notFound, type PoolBooks } from './refusal.ts'

const LIE_PERCENT = 200
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Step = { readonly from: CandleInterval; readonly lengthMs: number }

/** Which aggregates the original knows, each with the market's interval that it is made from. */
const TIMEFRAMES: Readonly<Record<string, Readonly<Record<string, Step>>>> = {
  minute: {
    '1': { from: '1m', lengthMs: MINUTE_MS },
    '5': { from: '5m', lengthMs: 5 * MINUTE_MS },
    '15': { from: '15m', lengthMs: 15 * MINUTE_MS },
  },
  hour: {
    '1': { from: '1h', lengthMs: HOUR_MS },
    '4': { from: '4h', lengthMs: 4 * HOUR_MS },
    '12': { from: '4h', lengthMs: 12 * HOUR_MS },
  },
  day: { '1': { from: '1d', lengthMs: 24 * HOUR_MS } },
}

const candleQuery = z.strictObject({
  aggregate: z.string().default('1'),
  before_timestamp: z.coerce.number().int().nonnegative().optional(),
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
  currency: z.enum(['usd']).default('usd'),
  /** `base`, `quote`, or the contract of either. */
  token: z.string().default('base'),
})

type Place = { Params: { network: string; pool: string; timeframe: string } }

export function mountCandles(
  scope: FastifyInstance,
  { world, books }: { world: World; books: PoolBooks },
): void {
  scope.get<Place>('/api/v2/networks/:network/pools/:pool/ohlcv/:timeframe', async (request, reply) => {
    const { network, pool: address, timeframe } = request.params
    const pool = bookOf(books, network)?.pool(address) ?? null
    if (pool === null) return notFound(reply)
    const query = candleQuery.safeParse(request.query)
    if (!query.success) return badRequest(reply, `${query.error.issues[0]?.path.join('.')} is invalid`)
    const step = TIMEFRAMES[timeframe]?.[query.data.aggregate]
    if (step === undefined) return badRequest(reply, 'Invalid timeframe or aggregate')
    const side = sideOf(pool, query.data.token)
    if (side === null) return badRequest(reply, 'token is not in this pool')

    const lie = world.faults.strike('geckoterminal', 'lie', request.url)
    const factor = lie ? (lie.amount ?? LIE_PERCENT) / 100 : 1
    const rows = readRows(world, { ...step, side, pool, query: query.data })
    return {
      data: {
        id: `${network}_${address}`,
        type: 'ohlcv_request_response',
        attributes: { ohlcv_list: rows.map((row) => scalePrices(row, factor)) },
      },
      meta: { base: describeSide(pool.base), quote: describeSide(pool.quote) },
    }
  })
}

type Row = readonly [time: number, open: number, high: number, low: number, close: number, volumeUsd: number]

/** Newest first; the one that opens at the asked moment is among them. */
function readRows(
  world: World,
  request: Step & { side: PoolSide; pool: ChartPool; query: z.output<typeof candleQuery> },
): readonly Row[] {
  const { from, lengthMs, side, pool, query } = request
  const nowMs = world.clock.nowMs()
  const toMs = Math.min(query.before_timestamp === undefined ? nowMs : query.before_timestamp * 1_000, nowMs)
  const { assetId } = side.listing
  const fromMs = toMs - query.limit * lengthMs
  return spanCandles(world.market, { assetId, from, lengthMs, fromMs, toMs, nowMs })
    .slice(-query.limit)
    .toReversed()
    .map(({ openMs, open, high, low, close, volumeUsd }) => [
      openMs / 1_000,
      open,
      high,
      low,
      close,
      volumeUsd * pool.share,
    ])
}

function scalePrices([time, open, high, low, close, volumeUsd]: Row, factor: number): Row {
  return [time, open * factor, high * factor, low * factor, close * factor, volumeUsd]
}

function sideOf({ base, quote }: ChartPool, token: string): PoolSide | null {
  const name = token.toLowerCase()
  if (name === 'base' || name === base.contract) return base
  return name === 'quote' || name === quote.contract ? quote : null
}

function describeSide({ contract, listing }: PoolSide) {
  return { address: contract, name: listing.name, symbol: listing.symbol }
}
