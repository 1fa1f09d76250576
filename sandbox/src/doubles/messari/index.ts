import { defineDouble } from '../double.ts'
import { guardSource, readHeader } from '../guard-source.ts'
import { mountAssets } from './asset-routes.ts'

export const double = defineDouble({
  name: 'messari',
  standsFor: 'api.messari.io metrics v2: what researchers know of assets',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie'],
  rateLimited: () => ({
    status: 429,
    headers: { 'retry-after': '60' },
    body: { error: 'Too many requests', data: null },
  }),
  serverError: () => ({ status: 500, body: { error: 'Internal server error', data: null } }),
  mount: (scope, world) => {
    guardSource(scope, {
      name: 'messari',
      faults: world.faults,
      readKey: (request) => readHeader(request, 'x-messari-api-key'),
      refuseKey: () => ({ status: 401, body: { error: 'Unauthorized', data: null } }),
    })
    mountAssets(scope, world)
  },
})
