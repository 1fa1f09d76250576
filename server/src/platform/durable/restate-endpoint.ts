import { createServer, type Http2Server, type ServerHttp2Session } from 'node:http2'
import * as restate from '@restatedev/restate-sdk'
import { AppError } from '@windhover/core/errors/app-error'
import type { Logger } from '../log/logger.ts'
import type { DurableHandler, DurableService } from './durable.ts'
import { packError, unpackError } from './durable-errors.ts'

/** Soon at first, because most failures are a worker that restarts; then patient for as long as an outage lasts. */
const RETRY_POLICY = {
  initialInterval: 50,
  exponentiationFactor: 2,
  maxInterval: 10_000,
  maxAttempts: 1_000_000,
}

/** The library's own type leaves a field undefined that its interface leaves out. */
const JSON_SERDE = restate.serde.json as restate.Serde<unknown>

export type DurableEndpoint = {
  readonly port: number
  /** Takes no more work, lets running handlers reach their end, then closes. What is cut off goes on elsewhere. */
  readonly close: (graceMs: number) => Promise<void>
}

/** Serves durable services to the engine; several workers on one box share the port. */
export async function serveDurable(options: {
  services: readonly DurableService[]
  /** Leading part of every service's name, where several deployments share an engine. */
  prefix?: string
  /** Calls that this key has not signed are refused. */
  identityKey: string
  host: string
  port: number
  log: Logger
}): Promise<DurableEndpoint> {
  const handler = restate.createEndpointHandler({
    services: options.services.map((service) => toVirtualObject(service, options.prefix ?? '')),
    identityKeys: [options.identityKey],
    logger: (meta, message, ...rest) => logEngine(options.log, { meta, message, rest }),
  })
  const server = createServer(handler)
  const sessions = trackSessions(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: options.host, port: options.port, reusePort: true }, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the durable endpoint has no port')
  return { port: address.port, close: (graceMs) => closeServer(server, sessions, graceMs) }
}

function toVirtualObject(service: DurableService, prefix: string) {
  return restate.object({
    name: `${prefix}${service.name}`,
    handlers: Object.fromEntries(
      Object.entries(service.handlers).map(([name, run]) => [name, toHandler(run, prefix)]),
    ),
    options: { asTerminalError, retryPolicy: RETRY_POLICY },
  })
}

function toHandler(run: DurableHandler, prefix: string) {
  return (context: restate.ObjectContext, input: unknown): Promise<unknown> =>
    run(
      {
        key: context.key,
        step: (name, action) => runStep(context, name, action),
        send: ({ service, handler, key, input: parameter, delayMs }) => {
          context.genericSend({
            service: `${prefix}${service}`,
            method: handler,
            key,
            parameter,
            delay: delayMs,
            inputSerde: JSON_SERDE,
          })
        },
      },
      input,
    )
}

/** A step that was refused throws the same error at first and after a replay. */
async function runStep<Value>(
  context: restate.ObjectContext,
  name: string,
  action: () => Promise<Value>,
): Promise<Value> {
  try {
    return await context.run(name, action)
  } catch (error) {
    throw (error instanceof restate.TerminalError ? unpackError(error.message) : null) ?? error
  }
}

/** A refusal is an answer; everything else, and whatever may pass by waiting, is tried again by the engine. */
function asTerminalError(error: unknown): restate.TerminalError | undefined {
  if (!(error instanceof AppError) || error.retryable) return undefined
  return new restate.TerminalError(packError(error), { errorCode: error.status })
}

function trackSessions(server: Http2Server): Set<ServerHttp2Session> {
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  return sessions
}

async function closeServer(
  server: Http2Server,
  sessions: Set<ServerHttp2Session>,
  graceMs: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  for (const session of sessions) session.close()
  const cutOff = setTimeout(() => {
    for (const session of sessions) session.destroy()
  }, graceMs)
  await closed
  clearTimeout(cutOff)
}

function logEngine(
  log: Logger,
  line: { meta: restate.LogMetadata; message?: unknown; rest: unknown[] },
): void {
  const invocationId = line.meta.context?.invocationId
  const err = line.rest.find((part) => part instanceof Error)
  log[line.meta.level](
    { invocationId, err },
    typeof line.message === 'string' ? line.message : 'durable engine',
  )
}
