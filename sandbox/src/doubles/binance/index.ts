import { defineDouble } from '../double.ts'
import { guardSource } from '../guard-source.ts'
import { mountTicker } from './ticker-route.ts'

export const double = defineDouble({
  name: 'binance',
  standsFor: 'api.binance.com: the price of a pair',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie'],
  rateLimited: () => ({
    status: 429,
    headers: { 'retry-after': '1' },
    body: {
      code: -1003,
      msg: 'Too much request weight used; current limit is 6000 request weight per 1 MINUTE. Please use WebSocket Streams for live updates to avoid polling the API.',
    },
  }),
  serverError: () => ({
    status: 500,
    body: { code: -1000, msg: 'An unknown error occurred while processing the request.' },
  }),
  mount: (scope, world) => {
    guardSource(scope, { name: 'binance', faults: world.faults })
    mountTicker(scope, world)
  },
})
