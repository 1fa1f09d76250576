import { defineDouble } from '../double.ts'
import { createKeyCheck, quotaHeaders } from './check-key.ts'
import { mountPools } from './pool-routes.ts'
import { mountTokens } from './token-routes.ts'

export const double = defineDouble({
  name: 'saucerswap',
  standsFor: 'api.saucerswap.finance: tokens, prices and pools of the exchange on Hedera',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'lie', 'timeout-after-success'],
  rateLimited: (resetAtMs) => ({
    status: 429,
    headers: { ...quotaHeaders(0, resetAtMs), 'retry-after': '1' },
    body: { statusCode: 429, message: 'Too Many Requests' },
  }),
  serverError: () => ({ status: 500, body: { statusCode: 500, message: 'Internal server error' } }),
  mount: (scope, world) => {
    const checkKey = createKeyCheck()
    scope.addHook('onRequest', async (request, reply) => checkKey(request, reply) ?? undefined)
    mountTokens(scope, world)
    mountPools(scope, world)
  },
})
