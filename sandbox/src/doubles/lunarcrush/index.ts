import { defineDouble } from '../double.ts'
import { guardSource, readBearer } from '../guard-source.ts'
import { mountCoins } from './coin-routes.ts'

export const double = defineDouble({
  name: 'lunarcrush',
  standsFor: 'lunarcrush.com/api4: how much and how kindly people speak of coins',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie'],
  rateLimited: () => ({
    status: 429,
    headers: { 'retry-after': '60' },
    body: { error: 'Too many requests', message: 'You have exceeded your rate limit.' },
  }),
  serverError: () => ({ status: 502, body: { error: 'Bad Gateway' } }),
  mount: (scope, world) => {
    guardSource(scope, {
      name: 'lunarcrush',
      faults: world.faults,
      readKey: readBearer,
      refuseKey: () => ({ status: 401, body: { error: 'Unauthorized' } }),
    })
    mountCoins(scope, world)
  },
})
