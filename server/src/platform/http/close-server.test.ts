import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { closeServer, followConnections } from './close-server.ts'

const SOON_MS = 20_000

async function startServer() {
  const app = Fastify({ forceCloseConnections: 'idle' })
  followConnections(app)
  app.get('/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    return 'done'
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { app, port }
}

async function closeMs(app: Awaited<ReturnType<typeof startServer>>['app']): Promise<number> {
  const startedMs = performance.now()
  await closeServer(app)
  return performance.now() - startedMs
}

it('does not wait for a connection that was opened ahead and never used', async () => {
  const { app, port } = await startServer()
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  expect(await closeMs(app)).toBeLessThan(SOON_MS)
})

it('does not wait for a connection that a browser keeps after its answer', async () => {
  const { app, port } = await startServer()
  await (await fetch(`http://127.0.0.1:${port}/slow`)).text()
  expect(await closeMs(app)).toBeLessThan(SOON_MS)
})

it('lets a running request end', async () => {
  const { app, port } = await startServer()
  const answer = fetch(`http://127.0.0.1:${port}/slow`)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await closeServer(app)
  expect(await (await answer).text()).toBe('done')
})
