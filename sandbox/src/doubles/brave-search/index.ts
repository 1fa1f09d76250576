import { defineDouble } from '../double.ts'
import { guardSource, readHeader } from '../guard-source.ts'
import { refusalOf } from './refusal.ts'
import { mountSearch } from './search-routes.ts'

export const double = defineDouble({
  name: 'brave-search',
  standsFor: 'api.search.brave.com: pages and news, some of them hostile',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie'],
  rateLimited: () => ({
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' },
    ...refusalOf(429, 'RATE_LIMITED', 'Request rate limit exceeded for plan'),
  }),
  serverError: () => refusalOf(500, 'INTERNAL', 'Internal server error'),
  mount: (scope, world) => {
    guardSource(scope, {
      name: 'brave-search',
      faults: world.faults,
      readKey: (request) => readHeader(request, 'x-subscription-token'),
      refuseKey: () =>
        refusalOf(422, 'SUBSCRIPTION_TOKEN_INVALID', 'The provided subscription token is invalid.'),
    })
    mountSearch(scope, world)
  },
})
