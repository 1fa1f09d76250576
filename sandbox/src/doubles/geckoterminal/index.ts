import { defineDouble } from '../double.ts'
import { mountCandles } from './candle-routes.ts'
import { bookPools } from './pool-book.ts'
import { mountPools } from './pool-routes.ts'
import { mountTrades } from './trade-routes.ts'

export const double = defineDouble({
  name: 'geckoterminal',
  standsFor: 'api.geckoterminal.com: pools, candles and trades',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'lie'],
  rateLimited: () => ({
    status: 429,
    body: { status: { error_code: 429, error_message: "You've exceeded the Rate Limit." } },
  }),
  serverError: () => ({ status: 500, body: { errors: [{ status: '500', title: 'Internal Server Error' }] } }),
  mount: (scope, world) => {
    const books = {
      solana: bookPools(world, 'solana'),
      eth: bookPools(world, 'eth'),
      bsc: bookPools(world, 'bsc'),
      'hedera-hashgraph': bookPools(world, 'hedera-hashgraph'),
    }
    mountPools(scope, { world, books })
    mountCandles(scope, { world, books })
    mountTrades(scope, { world, books })
  },
})
