import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from '../log/logger.ts'
import { securityHeaders } from './security-headers.ts'

/** Where a handler with `answers: 'events'` writes: text that is already in the form of server-sent events. */
export type EventSink = {
  readonly send: (text: string) => void
  /** Aborted when the browser is gone, reads too slowly, or this process goes away. */
  readonly closed: AbortSignal
}

/** What such a handler answers: it writes until it returns. Null is 'nothing to follow' (204). */
export type EventReply = {
  readonly headers?: Readonly<Record<string, string>>
  readonly write: (sink: EventSink) => Promise<void>
} | null

export type AnswerEvents = {
  readonly answer: (request: FastifyRequest, reply: FastifyReply, events: EventReply) => Promise<number>
  readonly count: () => number
  readonly endAll: () => void
}

/** A browser that stopped reading is let go before it costs memory; it resumes when it comes back. */
const UNREAD_BYTES_MAX = 1024 * 1024
const HEARTBEAT_MS = 15_000

export function createEventAnswer(parts: { publicOrigin: string; log: Logger }): AnswerEvents {
  const always = {
    ...securityHeaders(parts.publicOrigin),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies must pass each event on at once.
    'x-accel-buffering': 'no',
  }
  const open = new Set<() => void>()

  async function answer(request: FastifyRequest, reply: FastifyReply, events: EventReply): Promise<number> {
    reply.hijack()
    const { raw } = reply
    const head = { ...always, 'x-request-id': request.id }
    if (events === null) {
      raw.writeHead(204, head)
      raw.end()
      return 204
    }
    raw.writeHead(200, { ...head, ...events.headers })
    raw.flushHeaders()
    const closing = new AbortController()
    const end = () => closing.abort()
    const send = (text: string) => {
      if (closing.signal.aborted) return
      raw.write(text)
      if (raw.writableLength > UNREAD_BYTES_MAX) raw.destroy()
    }
    const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS)
    raw.once('close', end)
    open.add(end)
    try {
      await events.write({ send, closed: closing.signal })
    } catch (error) {
      // The head is sent, so nothing else can be answered: the browser sees the stream break off, and resumes.
      parts.log.error({ err: error, requestId: request.id }, 'events broke off')
    } finally {
      clearInterval(heartbeat)
      open.delete(end)
      raw.end()
    }
    return 200
  }

  return {
    answer,
    count: () => open.size,
    endAll: () => {
      for (const end of [...open]) end()
    },
  }
}
