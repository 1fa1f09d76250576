import { defineDouble } from '../double.ts'
import { mountAuthorizePage } from './authorize-page.ts'
import { createGrantBook } from './grant-book.ts'
import { mountTokenRoutes } from './token-routes.ts'
import { mountUserRoute } from './user-route.ts'

/** Who allows a connection here is asked on the page; a token then tells that name. */
export const double = defineDouble({
  name: 'social',
  standsFor: 'OAuth 2.0 with PKCE of api.x.com',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success', 'lie', 'expire'],
  rateLimited: (resetAtMs) => ({
    status: 429,
    headers: { 'x-rate-limit-reset': String(Math.ceil(resetAtMs / 1_000)) },
    body: { title: 'Too Many Requests', status: 429, type: 'about:blank', detail: 'Too Many Requests' },
  }),
  mount: (scope, world) => {
    const grants = createGrantBook(() => Date.now())
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    mountAuthorizePage(scope, grants)
    mountTokenRoutes(scope, { grants, faults: world.faults })
    mountUserRoute(scope, { grants, faults: world.faults })
  },
})
