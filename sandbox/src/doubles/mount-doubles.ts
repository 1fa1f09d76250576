import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { reasonOf } from '@windhover/core/errors/reason-of'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ZodError } from 'zod'
import type { World } from '../world/world.ts'
import type { Double, DoubleRefusal } from './double.ts'

const HERE = new URL('./', import.meta.url)
const DEFAULT_DELAY_MS = 2_000
const WITHHELD_MS = 120_000

export async function findDoubles(): Promise<readonly Double[]> {
  const entries = await readdir(HERE, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const modules = await Promise.all(
    folders
      .toSorted()
      .map((name) => import(new URL(`${name}/index.ts`, HERE).href) as Promise<{ double: Double }>),
  )
  return modules.map((module) => module.double)
}

/** Mounts one double under its name with the switches that every double shares. */
export async function mountDouble(app: FastifyInstance, double: Double, world: World): Promise<void> {
  await app.register(
    async (scope) => {
      addSwitches(scope, double, world)
      scope.setErrorHandler((error, _request, reply) => answerError(error, reply))
      await double.mount(scope, world)
    },
    { prefix: `/${double.name}` },
  )
}

function addSwitches(scope: FastifyInstance, double: Double, world: World): void {
  const { faults } = world
  scope.addHook('onRequest', async (request, reply) => {
    const strike = (kind: 'drop' | 'delay' | 'rate-limit' | 'server-error') =>
      faults.strike(double.name, kind, request.url)
    const delay = strike('delay')
    if (delay) await sleep(delay.delayMs ?? DEFAULT_DELAY_MS)
    if (strike('drop')) {
      reply.hijack()
      request.raw.socket.destroy()
      return
    }
    if (strike('rate-limit')) {
      const resetAtMs = Date.now() + 1_000
      return refuse(reply, double.rateLimited?.(resetAtMs) ?? PLAIN_RATE_LIMIT)
    }
    if (strike('server-error')) return refuse(reply, double.serverError?.() ?? PLAIN_SERVER_ERROR)
  })
  // The work is done, only the answer never comes: what a caller sees when the line breaks at the wrong moment.
  scope.addHook('onSend', async (request, reply, payload) => {
    const order = faults.strike(double.name, 'timeout-after-success', request.url)
    if (!order || reply.statusCode >= 400) return payload
    await sleep(order.delayMs ?? WITHHELD_MS, undefined, { ref: false })
    request.raw.socket.destroy()
    return payload
  })
}

const PLAIN_RATE_LIMIT: DoubleRefusal = {
  status: 429,
  headers: { 'retry-after': '1' },
  body: { error: 'Too many requests' },
}
const PLAIN_SERVER_ERROR: DoubleRefusal = { status: 500, body: { error: 'Internal server error' } }

function refuse(reply: FastifyReply, refusal: DoubleRefusal): FastifyReply {
  return reply
    .status(refusal.status)
    .headers(refusal.headers ?? {})
    .send(refusal.body)
}

function answerError(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof ZodError) {
    const [issue] = error.issues
    return reply
      .status(400)
      .send({ error: `${issue?.path.join('.') ?? 'request'}: ${issue?.message ?? 'invalid'}` })
  }
  return reply.status(500).send({ error: reasonOf(error) })
}
