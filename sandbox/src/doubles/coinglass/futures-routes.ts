import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type CoinFigures, listCoins } from '../../economy/coin-figures.ts'
import type { World } from '../../world/world.ts'
import { EXCHANGES, measureFunding, measureInterest, measureLiquidations } from './measure-futures.ts'

const PERPETUALS_MAX = 60
const FUNDING_HOURS = 8

const symbolQuery = z.strictObject({ symbol: z.string().min(1).max(20) })
const fundingQuery = symbolQuery.partial()
const liquidationQuery = symbolQuery.partial().extend({ range: z.enum(['1h', '4h', '12h', '24h']) })

export function mountFutures(scope: FastifyInstance, world: World): void {
  // Every coin is told, whichever was asked for.
  scope.get('/api/futures/funding-rate/exchange-list', async (request) => {
    fundingQuery.parse(request.query)
    return good(listPerpetuals(world).map((coin) => describeFunding(world, coin)))
  })
  scope.get('/api/futures/open-interest/exchange-list', async (request) => {
    const coin = findCoin(world, symbolQuery.parse(request.query).symbol)
    return good(coin === null ? [] : measureInterest(world, coin))
  })
  scope.get('/api/futures/liquidation/exchange-list', async (request) => {
    const { symbol, range } = liquidationQuery.parse(request.query)
    const coin = findCoin(world, symbol ?? 'BTC')
    return good(coin === null ? [] : measureLiquidations(world, coin, range))
  })
}

const good = (data: unknown) => ({ code: '0', msg: 'success', data })

function listPerpetuals(world: World): readonly CoinFigures[] {
  return listCoins(world, world.clock.nowMs())
    .filter((coin) => coin.asset.class !== 'stable')
    .slice(0, PERPETUALS_MAX)
}

function findCoin(world: World, symbol: string): CoinFigures | null {
  return listPerpetuals(world).find((coin) => coin.asset.symbol === symbol.toUpperCase()) ?? null
}

function describeFunding(world: World, coin: CoinFigures) {
  const periodMs = FUNDING_HOURS * 3_600_000
  const nextMs = Math.ceil(world.clock.nowMs() / periodMs) * periodMs
  const list = EXCHANGES.map(({ name }) => ({
    exchange: name,
    funding_rate_interval: FUNDING_HOURS,
    funding_rate: measureFunding(world, coin, name),
    next_funding_time: nextMs,
  }))
  return { symbol: coin.asset.symbol, stablecoin_margin_list: list, token_margin_list: [] }
}
