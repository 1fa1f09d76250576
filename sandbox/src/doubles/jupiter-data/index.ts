import { defineDouble } from '../double.ts'
import { guardSource } from '../guard-source.ts'
import { mountPools } from './pool-routes.ts'

/** The original is not documented; its shapes are what others have read from it. */
export const double = defineDouble({
  name: 'jupiter-data',
  standsFor: 'datapi.jup.ag: top pools by launchpad',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie'],
  rateLimited: () => ({ status: 429, body: { error: 'Too many requests' } }),
  serverError: () => ({ status: 500, body: { error: 'Internal server error' } }),
  mount: (scope, world) => {
    guardSource(scope, { name: 'jupiter-data', faults: world.faults })
    mountPools(scope, world)
  },
})
