import { join } from 'node:path'
import { defineDouble } from '../double.ts'
import { describeRefusal } from './describe-refusal.ts'
import { mountObjectRoutes } from './object-routes.ts'

/** Objects lie in the state folder, as what people uploaded should outlive a restart. */
export const double = defineDouble({
  name: 's3',
  standsFor: 'objects of Amazon S3, path-style, with signature version 4',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie'],
  rateLimited: () => describeRefusal(503, 'SlowDown'),
  serverError: () => describeRefusal(500, 'InternalError'),
  mount: (scope, world) =>
    mountObjectRoutes(scope, { folder: join(world.stateDir, 's3'), faults: world.faults }),
})
