import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, RouteOptions } from 'fastify'

/** Told apart by what is sent, where a route for JSON has the same method and path. */
const CONTENT = 'content'
const FORM = 'form'

/** Routes that take a form live in a scope of their own, so that no other route accepts one. */
export function serveForms(app: FastifyInstance, routes: readonly RouteOptions[]): void {
  if (routes.length === 0) return
  app.addConstraintStrategy({
    name: CONTENT,
    mustMatchWhenDerived: false,
    storage: () => {
      const stored = new Map<unknown, unknown>()
      return {
        get: (key) => (stored.get(key) ?? null) as never,
        set: (key, value) => {
          stored.set(key, value)
        },
      }
    },
    validate: () => {},
    deriveConstraint: (request: { headers: { 'content-type'?: string | undefined } }) =>
      request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true
        ? FORM
        : 'other',
  })
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    await scope.register(fastifyMultipart)
    for (const route of routes) {
      const isShared = app.hasRoute({ method: String(route.method), url: route.url })
      scope.route(isShared ? { ...route, constraints: { [CONTENT]: FORM } } : route)
    }
  })
}
