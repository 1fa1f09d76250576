import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFaultBoard, type FaultBoard } from '../faults/fault-board.ts'
import type { World } from '../world/world.ts'
import { defineDouble } from './double.ts'
import { mountDouble } from './mount-doubles.ts'

/** Only the switches are tried here, over real sockets; a world behind them would add nothing. */
let app: FastifyInstance
let faults: FaultBoard
let url = ''
let orders = 0

const double = defineDouble({
  name: 'shop',
  standsFor: 'a shop',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'timeout-after-success'],
  rateLimited: (resetAtMs) => ({
    status: 429,
    headers: { 'x-reset': String(resetAtMs) },
    body: { code: 'SLOW' },
  }),
  mount: (scope) => {
    scope.post('/order', async () => {
      orders += 1
      return { orders }
    })
  },
})

beforeEach(async () => {
  orders = 0
  faults = createFaultBoard()
  app = Fastify({ forceCloseConnections: true })
  await mountDouble(app, double, { faults } as World)
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/shop/order`
})
afterEach(() => app.close())

const order = (timeoutMs = 5_000) => fetch(url, { method: 'POST', signal: AbortSignal.timeout(timeoutMs) })

describe('the switches of every double', () => {
  it('leave it alone while none is on', async () => {
    expect(await (await order()).json()).toEqual({ orders: 1 })
  })

  it('drop: the line breaks and nothing was done', async () => {
    faults.set({ target: 'shop', kind: 'drop', times: 1 })
    await expect(order()).rejects.toThrow()
    expect(orders).toBe(0)
  })

  it('delay: the answer comes late', async () => {
    faults.set({ target: 'shop', kind: 'delay', delayMs: 300, times: 1 })
    const startedMs = performance.now()
    expect((await order()).status).toBe(200)
    expect(performance.now() - startedMs).toBeGreaterThan(290)
  })

  it('rate-limit: in the words of the original, and nothing was done', async () => {
    faults.set({ target: 'shop', kind: 'rate-limit', times: 1 })
    const answer = await order()
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('x-reset'))).toBeGreaterThan(Date.now() - 1_000)
    expect(await answer.json()).toEqual({ code: 'SLOW' })
    expect(orders).toBe(0)
    expect((await order()).status).toBe(200)
  })

  it('server-error: refused, and nothing was done', async () => {
    faults.set({ target: 'shop', kind: 'server-error', times: 1 })
    expect((await order()).status).toBe(500)
    expect(orders).toBe(0)
  })

  it('timeout-after-success: it was done, and nobody hears of it', async () => {
    faults.set({ target: 'shop', kind: 'timeout-after-success', times: 1 })
    await expect(order(500)).rejects.toThrow()
    expect(orders).toBe(1)
  })
})
