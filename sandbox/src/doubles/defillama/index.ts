import { defineDouble } from '../double.ts'
import { guardSource } from '../guard-source.ts'
import { mountProtocols } from './protocol-routes.ts'
import { mountYields } from './yield-routes.ts'

/** Both hosts of the original under one roof; neither takes a key. */
export const double = defineDouble({
  name: 'defillama',
  standsFor: 'api.llama.fi and yields.llama.fi: what lies in chains, protocols and pools',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie'],
  rateLimited: () => ({
    status: 429,
    headers: { 'retry-after': '60' },
    body: { message: 'Too Many Requests' },
  }),
  serverError: () => ({ status: 502, body: { message: 'Internal server error' } }),
  mount: (scope, world) => {
    guardSource(scope, { name: 'defillama', faults: world.faults })
    mountProtocols(scope, world)
    mountYields(scope, world)
  },
})
