import { randomUUID } from 'node:crypto'
import type { DurableClient, DurableService } from '@windhover/server/platform/durable/durable'

/** As a lane journals them: take, plan, sign, submit, settle, leave. */
const STEPS = 6
/** As a lane looks again at what has ended. */
const LOOK_AFTER_MS = 1_500
const BARE = 'Bare'

export type BareLane = {
  readonly service: DurableService
  /** Handed over and heard of in the same way as an intent: the engine stores the call, the last step says it is done. */
  readonly run: (durable: DurableClient, key: string) => Promise<void>
}

/** The engine's part of a lane and nothing else: the same calls and steps, none of which does anything. */
export function createBareLane(): BareLane {
  const waiting = new Map<string, () => void>()
  return {
    service: {
      name: BARE,
      handlers: {
        run: async (context, input) => {
          const { id } = input as { id: string }
          for (let step = 1; step < STEPS; step += 1)
            await context.step(`step-${step}`, async () => ({ step }))
          await context.step('leave', async () => {
            waiting.get(id)?.()
            return { turn: 1, delayMs: null }
          })
          const call = { service: BARE, key: context.key, handler: 'look' }
          context.send({ ...call, input: { id }, delayMs: LOOK_AFTER_MS })
        },
        look: async (context) => void (await context.step('look', async () => ({ isUndone: false }))),
      },
    },
    run: async (durable, key) => {
      const id = randomUUID()
      const { promise: done, resolve } = Promise.withResolvers<void>()
      waiting.set(id, resolve)
      const input = { id }
      await durable.send({ service: BARE, key, handler: 'run', input, idempotencyKey: `start:${id}` })
      await done
      waiting.delete(id)
    },
  }
}
