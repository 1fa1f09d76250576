import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { World } from '../../world/world.ts'

const DECIMALS = 8
const QUOTE = 'USDT'

const pair = z.string().regex(/^[A-Z0-9]{1,20}$/)
const tickerQuery = z.union([
  z.strictObject({ symbol: pair }),
  z.strictObject({
    symbols: z
      .string()
      .regex(/^\["[A-Z0-9]{1,20}"(,"[A-Z0-9]{1,20}")*\]$/)
      .transform((text) => z.array(pair).parse(JSON.parse(text))),
  }),
])

export function mountTicker(scope: FastifyInstance, world: World): void {
  scope.get('/api/v3/ticker/price', async (request, reply) => {
    const query = tickerQuery.safeParse(request.query)
    if (!query.success) return refuse(reply, { code: -1100, msg: 'Illegal characters found in a parameter.' })
    const { data } = query
    const wanted = 'symbol' in data ? [data.symbol] : data.symbols
    const prices = wanted.map((symbol) => readPrice(world, symbol))
    if (prices.includes(null)) return refuse(reply, { code: -1121, msg: 'Invalid symbol.' })
    return 'symbol' in data ? prices[0] : prices
  })
}

function refuse(reply: FastifyReply, body: { code: number; msg: string }): FastifyReply {
  return reply.status(400).send(body)
}

/** Null for a pair that is not traded there: it knows the large coins, against the dollar coin. */
function readPrice({ universe, market, clock }: World, symbol: string) {
  const asset = symbol.endsWith(QUOTE) ? universe.asset(symbol.slice(0, -QUOTE.length)) : null
  if (asset?.class !== 'major') return null
  const nowMs = clock.nowMs()
  const price = market.priceUsd(asset.id, nowMs) / market.priceUsd(QUOTE, nowMs)
  return { symbol, price: price.toFixed(DECIMALS) }
}
