import type { FastifyInstance } from 'fastify'

const LOOK_AGAIN_MS = 50

/** Takes no new connection, lets running requests end, and lets go of each connection as soon as it is idle. */
export async function closeServer(app: FastifyInstance): Promise<void> {
  // A browser keeps its connection open after the answer it waited for; nobody would ever hang up.
  const letGo = setInterval(() => app.server.closeIdleConnections(), LOOK_AGAIN_MS)
  try {
    await app.close()
  } finally {
    clearInterval(letGo)
  }
}
