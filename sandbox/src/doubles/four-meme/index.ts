import { defineDouble } from '../double.ts'
import { guardSource } from '../guard-source.ts'
import { mountTokens } from './token-routes.ts'

export const double = defineDouble({
  name: 'four-meme',
  standsFor: 'four.meme: launches of the BNB chain',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie'],
  rateLimited: () => ({
    status: 429,
    headers: { 'retry-after': '1' },
    body: { code: 429, msg: 'Too Many Requests' },
  }),
  serverError: () => ({ status: 500, body: { code: 500, msg: 'Internal Server Error' } }),
  mount: (scope, world) => {
    guardSource(scope, { name: 'four-meme', faults: world.faults })
    mountTokens(scope, world)
  },
})
