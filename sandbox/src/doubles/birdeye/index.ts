import { defineDouble } from '../double.ts'
import { mountCharts } from './chart-routes.ts'
import { mountWallet } from './wallet-routes.ts'

export const double = defineDouble({
  name: 'birdeye',
  standsFor: 'public-api.birdeye.so: wallet history and candles of Solana',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'lie'],
  rateLimited: (resetAtMs) => ({
    status: 429,
    headers: {
      'x-ratelimit-limit': '15',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': seconds(resetAtMs),
    },
    body: { success: false, message: 'Too many requests' },
  }),
  serverError: () => ({ status: 500, body: { success: false, message: 'Internal server error' } }),
  mount: (scope, world) => {
    mountWallet(scope, world)
    mountCharts(scope, world)
  },
})

function seconds(atMs: number): string {
  return String(Math.ceil(atMs / 1_000))
}
