import { defineDouble } from '../double.ts'
import { guardSource, readHeader } from '../guard-source.ts'
import { mountTop } from './top-routes.ts'

export const double = defineDouble({
  name: 'dappradar',
  standsFor: 'apis.dappradar.com v2: applications by users and volume',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie'],
  rateLimited: () => ({ status: 429, body: { message: 'Limit Exceeded' } }),
  serverError: () => ({ status: 500, body: { success: false, message: 'Internal server error' } }),
  mount: (scope, world) => {
    guardSource(scope, {
      name: 'dappradar',
      faults: world.faults,
      readKey: (request) => readHeader(request, 'x-api-key'),
      refuseKey: () => ({ status: 403, body: { message: 'Forbidden' } }),
    })
    mountTop(scope, world)
  },
})
