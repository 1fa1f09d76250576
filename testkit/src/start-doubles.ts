import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Double } from '@windhover/sandbox/doubles/double'
import { mountDouble } from '@windhover/sandbox/doubles/mount-doubles'
import { createFaultBoard, type FaultBoard } from '@windhover/sandbox/faults/fault-board'
import { sandboxPortsFrom } from '@windhover/sandbox/world/ports'
import { productEnvironment } from '@windhover/sandbox/world/product-environment'
import type { World } from '@windhover/sandbox/world/world'
import Fastify from 'fastify'

export type TestDoubles = {
  /** All settings of a product; those of the doubles that were started lead somewhere. */
  readonly env: Readonly<Record<string, string>>
  readonly faults: FaultBoard
  readonly stop: () => Promise<void>
}

/** Some doubles of the practice world that need neither its chains nor its market. */
export async function startDoubles(doubles: readonly Double[]): Promise<TestDoubles> {
  const faults = createFaultBoard()
  const stateDir = await mkdtemp(join(tmpdir(), 'wh-doubles-'))
  const app = Fastify({ forceCloseConnections: true })
  for (const double of doubles) await mountDouble(app, double, { faults, stateDir } as World)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    env: productEnvironment(sandboxPortsFrom(port)),
    faults,
    stop: async () => {
      await app.close()
      await rm(stateDir, { recursive: true, force: true })
    },
  }
}
