import { defineDouble } from '../double.ts'
import { guardSource } from '../guard-source.ts'
import { mountIndex } from './index-route.ts'

export const double = defineDouble({
  name: 'fear-greed',
  standsFor: 'api.alternative.me: the fear and greed index',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie'],
  mount: (scope, world) => {
    guardSource(scope, { name: 'fear-greed', faults: world.faults })
    mountIndex(scope, world)
  },
})
