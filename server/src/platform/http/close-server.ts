import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const LOOK_AGAIN_MS = 50

/** Open connections of each server, with how many requests each carries at the moment. */
const connections = new WeakMap<FastifyInstance['server'], Map<Socket, number>>()

/** Called where a server is made: what is open when it closes has to be known from the start. */
export function followConnections(app: FastifyInstance): void {
  const open = new Map<Socket, number>()
  connections.set(app.server, open)
  const count = (socket: Socket, change: 1 | -1) => {
    if (open.has(socket)) open.set(socket, (open.get(socket) ?? 0) + change)
  }
  app.server.on('connection', (socket) => {
    open.set(socket, 0)
    socket.once('close', () => open.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
}

/** Takes no new connection, lets running requests end, and lets go of each connection as soon as it is idle. */
export async function closeServer(app: FastifyInstance): Promise<void> {
  // A browser keeps its connection open after the answer it waited for, and opens some ahead that it may never use.
  // Node takes one without any request yet for busy, and would wait a minute for it.
  const letGo = setInterval(() => {
    for (const [socket, requests] of connections.get(app.server) ?? []) if (requests === 0) socket.destroy()
  }, LOOK_AGAIN_MS)
  try {
    await app.close()
  } finally {
    clearInterval(letGo)
  }
}
