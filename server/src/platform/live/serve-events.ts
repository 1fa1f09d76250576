import type { ServerResponse } from 'node:http'
import { sessionRevoked } from '@windhover/core/accounts/contract'
import type { LiveEvent } from '@windhover/core/live/live-event'
import type { FastifyInstance } from 'fastify'
import type { Identity, SessionInfo, Visitor } from '../../ports/identity.ts'
import type { Clock } from '../clock.ts'
import type { AdmitRequest } from '../http/admit-request.ts'
import type { Logger } from '../log/logger.ts'
import type { LiveEvents } from './live-events.ts'

export const EVENTS_PATH = '/api/events'
const HEARTBEAT_MS = 15_000
const RETRY_MS = 1_000
/** A browser that stopped reading is let go before it costs memory; it catches up when it comes back. */
const UNREAD_BYTES_MAX = 1024 * 1024
const TIMER_MS_MAX = 2 ** 31 - 1
/** Tabs share one connection, so this is twenty browsers on one instance; the oldest gives way. */
export const STREAMS_PER_USER_MAX = 20

export type EventStreams = { readonly count: () => number; readonly endAll: () => void }

/** `GET /api/events`: the live events of the signed-in user as server-sent events. */
export function serveEvents(
  app: FastifyInstance,
  parts: {
    live: LiveEvents
    admit: AdmitRequest
    identity: Pick<Identity, 'readSession'>
    clock: Clock
    log: Logger
    heartbeatMs?: number
  },
): EventStreams {
  const open = new Map<() => void, string>()
  app.route({
    method: 'GET',
    url: EVENTS_PATH,
    handler: async (request, reply) => {
      const admission = await parts.admit(request, { access: 'session', rate: 'read' })
      const { session } = admission
      if (session === null) throw new Error('a session route was admitted without a session')
      const given = request.headers['last-event-id']
      const lastEventId = typeof given === 'string' ? given : null
      reply.hijack()
      const headers = { ...reply.getHeaders(), ...STREAM_HEADERS }
      reply.raw.writeHead(200, headers as Record<string, string>)
      reply.raw.write(`retry: ${RETRY_MS}\n\n`)
      makeRoom(open, session.userId)
      const { visitor } = admission
      await follow({ ...parts, session, visitor, lastEventId, response: reply.raw, open })
    },
  })
  return {
    count: () => open.size,
    endAll: () => {
      for (const end of [...open.keys()]) end()
    },
  }
}

function makeRoom(open: ReadonlyMap<() => void, string>, userId: string): void {
  const own = [...open].filter(([, owner]) => owner === userId)
  for (const [end] of own.slice(0, Math.max(0, own.length - STREAMS_PER_USER_MAX + 1))) end()
}

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Proxies must pass each event on at once.
  'x-accel-buffering': 'no',
}

async function follow(stream: {
  live: LiveEvents
  clock: Clock
  log: Logger
  identity: Pick<Identity, 'readSession'>
  session: SessionInfo
  visitor: Visitor
  lastEventId: string | null
  response: ServerResponse
  open: Map<() => void, string>
  heartbeatMs?: number
}): Promise<void> {
  const { live, session, response, open } = stream
  let stopListening: () => Promise<void> = async () => {}
  const end = () => {
    response.end()
  }
  const write = (text: string) => {
    if (response.writableEnded || response.destroyed) return
    response.write(text)
    if (response.writableLength > UNREAD_BYTES_MAX) response.destroy()
  }
  // The word that a session ended can be lost on its way; asking again costs a look into memory.
  const checkSession = async () => {
    if ((await stream.identity.readSession(stream.visitor)) === null) end()
  }
  const heartbeat = setInterval(() => {
    write(': still here\n\n')
    checkSession().catch((error) => stream.log.warn({ err: error }, 'a session could not be read again'))
  }, stream.heartbeatMs ?? HEARTBEAT_MS)
  const lifeMs = session.expiresAt.getTime() - stream.clock.now().getTime()
  const expiry = setTimeout(end, Math.min(Math.max(lifeMs, 0), TIMER_MS_MAX))
  open.set(end, session.userId)
  response.once('close', () => {
    clearInterval(heartbeat)
    clearTimeout(expiry)
    open.delete(end)
    void stopListening().catch(() => {})
  })
  const onEvent = (event: LiveEvent) => {
    write(`id: ${event.id}\nevent: ${event.name}\ndata: ${JSON.stringify(event)}\n\n`)
    if (endsSession(event, session.sessionId)) end()
  }
  try {
    stopListening = await live.listen(session.userId, {
      lastEventId: stream.lastEventId,
      // Without any event yet the browser learns its place from this, and asks from here after an interruption.
      onPosition: (id) => write(`id: ${id}\n\n`),
      onEvent,
      onLost: end,
    })
    await checkSession()
  } catch (error) {
    // The browser comes back by itself, and by then what failed may work again.
    stream.log.error({ err: error }, 'live events cannot be followed')
    end()
  }
  if (response.destroyed || response.writableEnded) await stopListening().catch(() => {})
}

function endsSession(event: LiveEvent, sessionId: string): boolean {
  if (event.name !== sessionRevoked.name) return false
  const revoked = sessionRevoked.data.safeParse(event.data)
  return revoked.success && revoked.data.sessionId === sessionId
}
