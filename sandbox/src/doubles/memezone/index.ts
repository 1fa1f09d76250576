import { defineDouble } from '../double.ts'
import { guardSource } from '../guard-source.ts'
import { mountPools } from './pool-routes.ts'

/** Its host is not known: the shapes are those of the specification. */
export const double = defineDouble({
  name: 'memezone',
  standsFor: 'a list of pools on pump-style curves of Solana',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie'],
  rateLimited: () => ({
    status: 429,
    headers: { 'retry-after': '1' },
    body: { statusCode: 429, message: 'Too Many Requests' },
  }),
  serverError: () => ({ status: 500, body: { statusCode: 500, message: 'Internal server error' } }),
  mount: (scope, world) => {
    guardSource(scope, { name: 'memezone', faults: world.faults })
    mountPools(scope, world)
  },
})
