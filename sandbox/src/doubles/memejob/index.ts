import { defineDouble } from '../double.ts'
import { guardSource } from '../guard-source.ts'
import { mountTokens } from './token-routes.ts'

/** Its list is not published: the rows are those of the specification, the query is what others have used. */
export const double = defineDouble({
  name: 'memejob',
  standsFor: 'tokens of memejob, the launchpad of Hedera',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie'],
  rateLimited: () => ({
    status: 429,
    headers: { 'retry-after': '1' },
    body: { statusCode: 429, message: 'Too Many Requests' },
  }),
  serverError: () => ({ status: 500, body: { statusCode: 500, message: 'Internal server error' } }),
  mount: (scope, world) => {
    guardSource(scope, { name: 'memejob', faults: world.faults })
    mountTokens(scope, world)
  },
})
