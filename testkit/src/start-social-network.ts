import type { AddressInfo } from 'node:net'
import { mountDouble } from '@windhover/sandbox/doubles/mount-doubles'
import { double } from '@windhover/sandbox/doubles/social/index'
import { createFaultBoard, type FaultBoard } from '@windhover/sandbox/faults/fault-board'
import { sandboxPortsFrom } from '@windhover/sandbox/world/ports'
import { productEnvironment } from '@windhover/sandbox/world/product-environment'
import type { World } from '@windhover/sandbox/world/world'
import Fastify from 'fastify'

export type TestSocialNetwork = {
  /** The settings of the product that point there. */
  readonly env: Readonly<Record<string, string>>
  readonly faults: FaultBoard
  readonly stop: () => Promise<void>
}

/** The practice world's social network without the chains around it. */
export async function startSocialNetwork(): Promise<TestSocialNetwork> {
  const faults = createFaultBoard()
  const app = Fastify({ forceCloseConnections: true })
  await mountDouble(app, double, { faults } as World)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const all = productEnvironment(sandboxPortsFrom(port))
  const env = Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('SOCIAL_')))
  return { env, faults, stop: () => app.close() }
}
