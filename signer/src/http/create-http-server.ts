import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { requestErrors } from '@windhover/core/errors/platform-errors'
import { describeError, type Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { toAppError, toWireError } from './answer-error.ts'
import { type Answer, json, type Route, routeNameOf } from './routes.ts'

const REQUEST_ID = /^[\w.:-]{1,64}$/
const REQUEST_TIMEOUT_MS = 10_000
const HEADER_BYTES_MAX = 8 * 1024
const KEEP_ALIVE_MS = 60_000

type Parts = { readonly routes: ReadonlyMap<string, Route>; readonly log: Log; readonly metrics: Metrics }

export function createHttpServer(parts: Parts): Server {
  return createServer(
    {
      maxHeaderSize: HEADER_BYTES_MAX,
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => void serve({ ...parts, request, response }),
  )
}

async function serve(input: Parts & { request: IncomingMessage; response: ServerResponse }): Promise<void> {
  const { request, response, routes, log, metrics } = input
  const startedAt = performance.now()
  const requestId = requestIdOf(request)
  const name = routeNameOf(request)
  const route = routes.get(name)
  const answer = await answerOf({ route, request, requestId, log })
  send({ request, response, answer, requestId })
  const durationMs = performance.now() - startedAt
  // Unknown paths share one label: a caller must not be able to grow the list of metrics.
  metrics.countRequest({ route: route === undefined ? 'unknown' : name, status: answer.status, durationMs })
}

async function answerOf(input: {
  route: Route | undefined
  request: IncomingMessage
  requestId: string
  log: Log
}): Promise<Answer> {
  const { route, request, requestId, log } = input
  try {
    if (route === undefined) throw requestErrors.notFound()
    return await route(request)
  } catch (error) {
    const shown = toAppError(error)
    const fields = { requestId, answer: shown.code, ...describeError(shown.cause ?? shown) }
    if (shown.status >= 500) log.error('request failed', fields)
    else log.warn('request refused', fields)
    return json(shown.status, toWireError(shown, requestId))
  }
}

function send(input: {
  request: IncomingMessage
  response: ServerResponse
  answer: Answer
  requestId: string
}): void {
  const { request, response, answer, requestId } = input
  const headers = {
    'content-type': answer.type,
    'content-length': Buffer.byteLength(answer.body),
    'cache-control': 'no-store',
    'x-request-id': requestId,
  }
  // The rest of a body that nobody read would be taken for the next request on this connection.
  response.writeHead(answer.status, request.complete ? headers : { ...headers, connection: 'close' })
  response.end(answer.body)
}

function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}
