import { defineDouble } from '../double.ts'
import { guardSource, readBearer } from '../guard-source.ts'
import { mountAddresses } from './address-routes.ts'
import { mountInscriptions } from './inscription-routes.ts'
import { bookRunes } from './rune-book.ts'
import { mountRunes } from './rune-routes.ts'

/** This world has no Bitcoin chain: what lies on it is invented by the seed, and its prices follow the market. */
export const double = defineDouble({
  name: 'ordiscan',
  standsFor: 'api.ordiscan.com: runes and inscriptions on Bitcoin',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie'],
  rateLimited: () => ({ status: 429, body: { error: { message: 'Rate limit exceeded' } } }),
  serverError: () => ({ status: 500, body: { error: { message: 'Internal server error' } } }),
  mount: (scope, world) => {
    guardSource(scope, {
      name: 'ordiscan',
      faults: world.faults,
      readKey: readBearer,
      refuseKey: () => ({ status: 401, body: { error: { message: 'Invalid API key' } } }),
    })
    const runes = bookRunes(world)
    mountAddresses(scope, { world, runes })
    mountRunes(scope, { world, runes })
    mountInscriptions(scope, world)
  },
})
