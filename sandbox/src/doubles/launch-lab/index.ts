import { defineDouble } from '../double.ts'
import { guardSource } from '../guard-source.ts'
import { mountList } from './list-route.ts'

export const double = defineDouble({
  name: 'launch-lab',
  standsFor: 'launch-mint-v1.raydium.io: launches of the launch lab',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie'],
  rateLimited: () => ({
    status: 429,
    headers: { 'retry-after': '1' },
    body: { id: 'x', success: false, msg: 'Too Many Requests' },
  }),
  serverError: () => ({ status: 500, body: { id: 'x', success: false, msg: 'Internal Server Error' } }),
  mount: (scope, world) => {
    guardSource(scope, { name: 'launch-lab', faults: world.faults })
    mountList(scope, world)
  },
})
