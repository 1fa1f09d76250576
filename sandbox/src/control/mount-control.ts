import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Double } from '../doubles/double.ts'
import { FAULT_KINDS, type FaultKind } from '../faults/fault-board.ts'
import type { World } from '../world/world.ts'
import { CHAIN_FAULTS } from './chain-faults.ts'

const faultOrder = z.strictObject({
  target: z.string(),
  kind: z.enum(FAULT_KINDS),
  times: z.int().positive().optional(),
  delayMs: z.int().nonnegative().max(600_000).optional(),
  amount: z.number().optional(),
  match: z.string().optional(),
})

/** For people and tests: what can be made to go wrong, and how the world is. */
export function mountControl(app: FastifyInstance, world: World, doubles: readonly Double[]): void {
  const offered: Readonly<Record<string, readonly FaultKind[]>> = {
    ...CHAIN_FAULTS,
    ...Object.fromEntries(doubles.map((double) => [double.name, double.faults])),
  }
  app.get('/control/faults', async () => ({ on: world.faults.list(), offered }))
  app.post('/control/faults', async (request, reply) => {
    const order = faultOrder.parse(request.body)
    if (!offered[order.target]?.includes(order.kind)) {
      return reply.status(400).send({ error: `${order.target} has no switch ${order.kind}`, offered })
    }
    world.faults.set(order)
    return { on: world.faults.list() }
  })
  app.delete<{ Querystring: { target?: string } }>('/control/faults', async (request) => {
    world.faults.clear(request.query.target)
    return { on: world.faults.list() }
  })
  app.get('/control/status', async () => describe(world))
}

function describe(world: World) {
  const nowMs = world.clock.nowMs()
  return {
    seed: world.seed,
    marketTime: new Date(nowMs).toISOString(),
    speed: world.clock.speed,
    listings: world.universe.listings.length,
    launchesAlive: Object.values(world.market.launches).flatMap((book) => book.alive(nowMs)).length,
    ticksPerSecond: world.market.ticksBetween(nowMs - 10_000, nowMs).length / 10,
    memoryMb: Math.round(process.memoryUsage.rss() / 2 ** 20),
  }
}
