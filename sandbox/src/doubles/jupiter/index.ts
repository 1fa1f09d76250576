import type { World } from '../../world/world.ts'
import { defineDouble } from '../double.ts'
import { startFreezing } from './freeze-victims.ts'
import { createOrderBook, type OrderBook } from './order-book.ts'
import { mountPrices } from './price-routes.ts'
import { rateLimited, reportRateLimit } from './rate-limit.ts'
import { mountShield } from './shield-routes.ts'
import { mountSwap } from './swap-routes.ts'
import { createFactReader } from './token-facts.ts'
import { mountTokens } from './token-routes.ts'

const books = new WeakMap<World, OrderBook>()

/** Routes and the work beside them share the orders of their world. */
function ordersOf(world: World): OrderBook {
  const book = books.get(world) ?? createOrderBook(Date.now)
  books.set(world, book)
  return book
}

export const double = defineDouble({
  name: 'jupiter',
  standsFor: 'api.jup.ag: swap v2, tokens v2, price v3, shield',
  faults: [
    'drop',
    'delay',
    'rate-limit',
    'server-error',
    'timeout-after-success',
    'expire',
    'lie',
    'duplicate',
  ],
  rateLimited,
  serverError: () => ({ status: 500, body: { error: 'Internal server error' } }),
  mount: (scope, world) => {
    const readFacts = createFactReader(world)
    reportRateLimit(scope)
    mountSwap(scope, world, ordersOf(world))
    mountTokens(scope, world, readFacts)
    mountPrices(scope, world, readFacts)
    mountShield(scope, world)
  },
  run: (world) => startFreezing(world, ordersOf(world)),
})
