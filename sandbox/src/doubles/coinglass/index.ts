import { defineDouble } from '../double.ts'
import { guardSource, readHeader } from '../guard-source.ts'
import { mountFutures } from './futures-routes.ts'

/** The original refuses with status 200 and says so in the body. */
export const double = defineDouble({
  name: 'coinglass',
  standsFor: 'open-api-v4.coinglass.com: funding, open interest and liquidations',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie'],
  rateLimited: () => ({ status: 429, body: { code: '429', msg: 'Too Many Requests' } }),
  serverError: () => ({ status: 500, body: { code: '500', msg: 'Server Error' } }),
  mount: (scope, world) => {
    guardSource(scope, {
      name: 'coinglass',
      faults: world.faults,
      readKey: (request) => readHeader(request, 'cg-api-key'),
      refuseKey: () => ({ status: 200, body: { code: '401', msg: 'API key missing.' } }),
    })
    mountFutures(scope, world)
  },
})
