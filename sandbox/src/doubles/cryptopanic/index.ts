import { z } from 'zod'
import { defineDouble } from '../double.ts'
import { guardSource } from '../guard-source.ts'
import { mountPosts } from './post-routes.ts'

const withToken = z.object({ auth_token: z.string() })

export const double = defineDouble({
  name: 'cryptopanic',
  standsFor: 'cryptopanic.com developer API v2: headlines about coins, some of them hostile',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie'],
  rateLimited: () => ({ status: 429, body: { status: 'api_error', info: 'Rate limit exceeded' } }),
  serverError: () => ({ status: 502, body: { status: 'api_error', info: 'Bad Gateway' } }),
  mount: (scope, world) => {
    guardSource(scope, {
      name: 'cryptopanic',
      faults: world.faults,
      readKey: (request) => withToken.safeParse(request.query).data?.auth_token,
      refuseKey: () => ({ status: 401, body: { status: 'api_error', info: 'Token not found' } }),
    })
    mountPosts(scope, world)
  },
})
