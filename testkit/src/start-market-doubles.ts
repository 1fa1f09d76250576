import { findDoubles, mountDouble } from '@windhover/sandbox/doubles/mount-doubles'
import { createFaultBoard, type FaultBoard } from '@windhover/sandbox/faults/fault-board'
import { createMarket } from '@windhover/sandbox/market/create-market'
import { buildUniverse } from '@windhover/sandbox/universe/build-universe'
import { sandboxPortsFrom } from '@windhover/sandbox/world/ports'
import { productEnvironment } from '@windhover/sandbox/world/product-environment'
import type { World } from '@windhover/sandbox/world/world'
import Fastify from 'fastify'
import { freePort } from './free-port.ts'

export type MarketDoubles = {
  readonly url: string
  /** The settings of the product that point there. */
  readonly env: Readonly<Record<string, string>>
  readonly faults: FaultBoard
  readonly world: Pick<World, 'seed' | 'universe' | 'market' | 'clock'>
  readonly stop: () => Promise<void>
}

/** Doubles that answer from the market alone, over real sockets, without the chains beside them. */
export async function startMarketDoubles(names: readonly string[]): Promise<MarketDoubles> {
  const seed = 'doubles'
  const universe = buildUniverse(seed)
  const faults = createFaultBoard()
  const clock = { nowMs: () => Date.now(), speed: 1 }
  // Known before anything listens: some doubles name addresses of their own.
  const ports = sandboxPortsFrom(await freePort())
  const world = { seed, universe, market: createMarket({ seed, universe }), clock, ports }
  const app = Fastify({ forceCloseConnections: true })
  for (const double of await findDoubles()) {
    if (names.includes(double.name)) await mountDouble(app, double, { ...world, faults } as unknown as World)
  }
  await app.listen({ port: ports.http, host: '127.0.0.1' })
  return {
    url: `http://127.0.0.1:${ports.http}`,
    env: productEnvironment(ports),
    faults,
    world,
    stop: () => app.close(),
  }
}
