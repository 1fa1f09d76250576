import { defineDouble } from '../double.ts'
import { guardSource } from '../guard-source.ts'
import { mountMarket } from './market-routes.ts'

/** The public plan takes no key. */
export const double = defineDouble({
  name: 'coingecko',
  standsFor: 'api.coingecko.com: the market as a whole and its coins by size',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie'],
  rateLimited: () => ({
    status: 429,
    headers: { 'retry-after': '60' },
    body: { status: { error_code: 429, error_message: "You've exceeded the Rate Limit." } },
  }),
  serverError: () => ({
    status: 503,
    body: { status: { error_code: 503, error_message: 'Service Unavailable' } },
  }),
  mount: (scope, world) => {
    guardSource(scope, { name: 'coingecko', faults: world.faults })
    mountMarket(scope, world)
  },
})
