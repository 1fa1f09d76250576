import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { attestRequest, WITNESS_PATHS, type WitnessHealth } from '@windhover/core/authority/facts'
import { witnessErrors } from '@windhover/core/authority/witness-errors'
import { AppError } from '@windhover/core/errors/app-error'
import { requestErrors } from '@windhover/core/errors/platform-errors'
import { readJsonBody } from '@windhover/signer/http/read-json-body'
import { describeError, type Log } from '@windhover/signer/log'
import type { Attest } from '../attest.ts'

type Answer = { readonly status: number; readonly type: string; readonly body: string }
type Route = (request: IncomingMessage) => Promise<Answer>

const REQUEST_TIMEOUT_MS = 10_000
const HEADER_BYTES_MAX = 8 * 1024
const KEEP_ALIVE_MS = 60_000

/** Everything the witness does for others: it answers questions, and takes nothing in. */
export function createWitnessServer(parts: {
  readonly attest: Attest
  readonly health: () => WitnessHealth
  readonly renderMetrics: () => string
  readonly log: Log
}): Server {
  const routes = routesOf(parts)
  return createServer(
    {
      maxHeaderSize: HEADER_BYTES_MAX,
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => void serve(routes, parts.log, { request, response }),
  )
}

function routesOf({ attest, health, renderMetrics }: Parameters<typeof createWitnessServer>[0]) {
  return new Map<string, Route>([
    [
      `POST ${WITNESS_PATHS.attest}`,
      async (request) => {
        const body = attestRequest.safeParse(await readJsonBody(request))
        if (!body.success) throw witnessErrors.invalidRequest({ cause: body.error })
        return json(200, { attestations: await attest(body.data.facts) })
      },
    ],
    [
      `GET ${WITNESS_PATHS.health}`,
      async () => {
        const said = health()
        return json(said.ready ? 200 : 503, said)
      },
    ],
    [
      `GET ${WITNESS_PATHS.metrics}`,
      async () => ({ status: 200, type: 'text/plain; version=0.0.4', body: renderMetrics() }),
    ],
  ])
}

async function serve(
  routes: ReadonlyMap<string, Route>,
  log: Log,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const answer = await answerOf(routes.get(`${request.method} ${request.url}`), request, log)
  const headers = {
    'content-type': answer.type,
    'content-length': Buffer.byteLength(answer.body),
    'cache-control': 'no-store',
  }
  // The rest of a body that nobody read would be taken for the next request on this connection.
  response.writeHead(answer.status, request.complete ? headers : { ...headers, connection: 'close' })
  response.end(answer.body)
}

async function answerOf(route: Route | undefined, request: IncomingMessage, log: Log): Promise<Answer> {
  try {
    if (route === undefined) throw requestErrors.notFound()
    return await route(request)
  } catch (error) {
    const shown = error instanceof AppError ? error : witnessErrors.unavailable({ cause: error })
    log.warn('request refused', { answer: shown.code, ...describeError(shown.cause ?? shown) })
    return json(shown.status, { error: shown.message, code: shown.code, retryable: shown.retryable })
  }
}

function json(status: number, value: unknown): Answer {
  return { status, type: 'application/json', body: JSON.stringify(value) }
}
