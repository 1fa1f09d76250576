import { join } from 'node:path'
import { defineDouble } from '../double.ts'
import { createPinFolder } from './pin-folder.ts'
import { mountPinRoutes } from './pin-routes.ts'

/** Addresses are the real ones of IPFS, and a gateway beside it shows what they stand for. */
export const double = defineDouble({
  name: 'pinata',
  standsFor: 'pinning of api.pinata.cloud, and a gateway of IPFS',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie'],
  rateLimited: () => ({
    status: 429,
    body: { error: { reason: 'RATE_LIMITED', details: 'Rate limit exceeded' } },
  }),
  mount: (scope, world) => {
    const pins = createPinFolder(join(world.stateDir, 'pinata'))
    mountPinRoutes(scope, { pins, faults: world.faults })
  },
})
