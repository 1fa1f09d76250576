import type { FastifyInstance } from 'fastify'
import type { World } from '../../world/world.ts'
import { consensusNow } from './consensus-now.ts'
import { sendExact } from './exact-answer.ts'
import { findEntity } from './find-entity.ts'
import { lieAbout } from './lie-about.ts'
import { invalidParameter } from './mirror-refusal.ts'
import { readHoldings } from './read-holdings.ts'
import { readLimit, readOrder, readQuery, readTimes } from './read-query.ts'

const HBAR_EQUIVALENT = 30_000
const HOUR_SEC = 3_600
const CENTS = 100

export function mountNetwork(scope: FastifyInstance, world: World): void {
  scope.get('/api/v1/network/exchangerate', async (request) => {
    readTimes(readQuery(request.query, ['timestamp'], ['timestamp']))
    const nowSec = Math.floor(world.clock.nowMs() / 1_000)
    const hourSec = nowSec - (nowSec % HOUR_SEC)
    return {
      current_rate: rateOf(world, hourSec),
      next_rate: rateOf(world, Math.min(hourSec + HOUR_SEC, nowSec), hourSec + 2 * HOUR_SEC),
      timestamp: consensusNow(),
    }
  })

  scope.get('/api/v1/balances', async (request, reply) => {
    const known = ['account.id', 'account.balance', 'account.publickey', 'limit', 'order', 'timestamp']
    const query = readQuery(request.query, known, ['account.id', 'timestamp'])
    readLimit(query)
    readOrder(query, 'desc')
    const ids = query['account.id'] ?? []
    // Without an account the original pages through all of them; nothing here asks for that.
    if (ids.length === 0) throw invalidParameter('account.id')
    await world.hedera.ledger.sync()
    const balances = await Promise.all(ids.map((id) => balanceOf(world, id, request.url)))
    return sendExact(reply, { timestamp: consensusNow(), balances: balances.flat(), links: { next: null } })
  })
}

function rateOf(world: World, atSec: number, expirationSec = atSec + HOUR_SEC) {
  const priceUsd = world.market.priceUsd('HBAR', atSec * 1_000)
  return {
    cent_equivalent: Math.round(priceUsd * CENTS * HBAR_EQUIVALENT),
    expiration_time: expirationSec,
    hbar_equivalent: HBAR_EQUIVALENT,
  }
}

async function balanceOf(world: World, text: string, url: string) {
  const entity = await findEntity(world.hedera, text.replace(/^eq:/, ''), 'account.id')
  if (!entity) return []
  const [tinybar, holdings] = await Promise.all([
    world.hedera.node.getBalance({ address: entity.address }),
    readHoldings(world, entity.address),
  ])
  const tokens = holdings.map((holding) => ({
    token_id: holding.listing.address,
    balance: holding.balanceRaw,
  }))
  return [{ account: entity.id, balance: lieAbout(world, tinybar, url), tokens }]
}
