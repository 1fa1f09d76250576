import { defineDouble } from '../double.ts'
import { mountOrderService } from './mount-order-service.ts'
import { mountTrading } from './mount-trading.ts'
import { placeReactor } from './place-reactor.ts'
import { RATE_LIMITED, SERVER_ERROR } from './refusal.ts'
import { runFiller } from './run-filler.ts'

export const double = defineDouble({
  name: 'uniswap',
  standsFor: 'Uniswap trading API and the UniswapX order service',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'expire', 'lie'],
  rateLimited: () => RATE_LIMITED,
  serverError: () => SERVER_ERROR,
  mount: async (scope, world) => {
    await placeReactor(world.evm.ethereum)
    await scope.register(async (api) => mountTrading(api, world), { prefix: '/v1' })
    await scope.register(async (api) => mountOrderService(api, world), { prefix: '/v2' })
  },
  run: runFiller,
})
