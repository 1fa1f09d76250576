import { requestErrors } from '@windhover/core/errors/platform-errors'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from '../log/logger.ts'
import type { FinishedRequest } from '../metrics/create-metrics.ts'
import type { RateDecision } from '../rate/rate-limiter.ts'
import { type Admission, type AdmissionParts, type AdmitRequest, createAdmission } from './admit-request.ts'
import { createErrorAnswer } from './answer-error.ts'
import { type AnswerEvents, createEventAnswer } from './answer-events.ts'
import { createJsonAnswer } from './answer-json.ts'
import { createPictureAnswer } from './answer-picture.ts'
import { followConnections } from './close-server.ts'
import { createRequestNotes } from './note-request.ts'
import { chooseRequestId } from './request-id.ts'
import type { RouteBinding } from './route-binding.ts'
import { securityHeaders } from './security-headers.ts'
import { serveBinding } from './serve-binding.ts'
import { serveForms } from './serve-forms.ts'
import type { AnswerPage } from './serve-web.ts'
import type { OpenVault } from './vault-auth.ts'

declare module 'fastify' {
  interface FastifyRequest {
    admission: Admission | null
    /** What is left of the caller's budget, once it is known. */
    budget: RateDecision | null
  }
}

const BODY_LIMIT_BYTES = 128 * 1024
/** For receiving a request; what it then waits for, or a stream of events, may take longer. */
const REQUEST_TIMEOUT_MS = 30_000
/** A connection that never finishes its first line would otherwise hold up our stop for a minute. */
const HEADERS_TIMEOUT_MS = 10_000
const CONNECTIONS_CHECK_MS = 2_500

export type ServerParts = AdmissionParts & {
  readonly bindings: readonly RouteBinding[]
  readonly openVault: OpenVault | null
  readonly log: Logger
  readonly trustedProxies: number
  /** Answers what no route does, where this process also serves the web app. */
  readonly answerPage?: AnswerPage | null
  readonly onFinished?: (request: FinishedRequest) => void
}

export type HttpServer = {
  readonly app: FastifyInstance
  readonly admit: AdmitRequest
  /** Answers that are still being written. */
  readonly events: Pick<AnswerEvents, 'count' | 'endAll'>
  /** Adds routes that are not bound contracts: they get the same headers, log lines and measurements. */
  readonly addPages: (add: (scope: FastifyInstance) => void) => void
}

/** The HTTP side of the api process: every bound contract, one admission, one error mapper. */
export function createServer(parts: ServerParts): HttpServer {
  const { log, publicOrigin, trustedProxies } = parts
  const headers = securityHeaders(publicOrigin)
  const answerJson = createJsonAnswer(publicOrigin)
  const answerPicture = createPictureAnswer(publicOrigin)
  const events = createEventAnswer({ publicOrigin, log })
  const answerError = createErrorAnswer({ log, answerJson })
  const note = createRequestNotes({ log, onFinished: parts.onFinished })
  const admit = createAdmission(parts)

  const app: FastifyInstance = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTIONS_CHECK_MS },
    trustProxy: trustedProxies === 0 ? false : (_address: string, hop: number) => hop < trustedProxies,
    genReqId: chooseRequestId,
    requestIdHeader: false,
    // Our own lines name the route's pattern and nothing the caller sent.
    logger: false,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // What still arrives on an open connection while we close is answered; the connection ends with it.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      const { status } = answerError(error, request, reply)
      note(request, { method: request.method, route: 'unknown', status, durationMs: 0 })
    },
  })
  followConnections(app)
  app.decorateRequest('admission', null)
  app.decorateRequest('budget', null)
  acceptJsonOnly(app)
  app.setErrorHandler((error, request, reply) => {
    answerError(error, request, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
    const page = parts.answerPage?.(request, reply) ?? null
    const status = page === null ? answerError(requestErrors.notFound(), request, reply).status : 200
    note(request, {
      method: request.method,
      route: page === null ? 'unknown' : 'page',
      status,
      durationMs: 0,
    })
    return page ?? undefined
  })
  const serve = (binding: RouteBinding) =>
    serveBinding(binding, {
      admit,
      answerJson,
      answerPicture,
      answerError,
      answerEvents: events.answer,
      note,
      log,
      openVault: parts.openVault,
    })
  const takesForm = ({ contract }: RouteBinding) => contract.accepts === 'form'
  for (const binding of parts.bindings) if (!takesForm(binding)) app.route(serve(binding))
  serveForms(app, parts.bindings.filter(takesForm).map(serve))
  return {
    app,
    admit,
    events,
    addPages: (add) => {
      app.register(async (scope) => {
        scope.addHook('onRequest', (request, reply, done) => {
          reply.headers(headers).header('x-request-id', request.id)
          done()
        })
        scope.addHook('onResponse', (request, reply, done) => {
          const route = request.routeOptions.url ?? 'unknown'
          note(request, {
            method: request.method,
            route,
            status: reply.raw.statusCode,
            durationMs: reply.elapsedTime,
          })
          done()
        })
        add(scope)
      })
    },
  }
}

function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A call without a body may still name the content type.
    if (body === '') done(null, undefined)
    else parseJson(request, String(body), done)
  })
}
