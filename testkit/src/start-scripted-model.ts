import { mountDouble } from '@windhover/sandbox/doubles/mount-doubles'
import { double } from '@windhover/sandbox/doubles/openai/index'
import { createFaultBoard } from '@windhover/sandbox/faults/fault-board'
import type { World } from '@windhover/sandbox/world/world'
import Fastify from 'fastify'

/** The double of a hosted model on its own: its scripts look at nothing but the conversation. */
export async function startScriptedModel(): Promise<{
  readonly url: string
  readonly close: () => Promise<void>
}> {
  const app = Fastify({ forceCloseConnections: true })
  await mountDouble(app, double, { faults: createFaultBoard() } as World)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url: `${address}/openai/v1`, close: () => app.close() }
}
