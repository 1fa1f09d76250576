import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from '../../world/world.ts'
import { advanceOrder } from './fill-order.ts'
import { type BookedOrder, orderBookOf } from './order-book.ts'

const LOOK_EVERY_MS = 1_000
/** An order that fails this often is given up. */
const ATTEMPTS = 5

/** Looks at the open orders again and again until it is stopped. */
export function runFiller(world: World): () => Promise<void> {
  const stopping = new AbortController()
  const failures = new Map<string, number>()
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await lookAtOrders(world, failures, stopping.signal)
      await sleep(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = loop()
  return async () => {
    stopping.abort()
    await running
  }
}

async function lookAtOrders(world: World, failures: Map<string, number>, signal: AbortSignal): Promise<void> {
  const book = orderBookOf(world)
  for (const order of book.open()) {
    if (signal.aborted) return
    const next = await advanceOrder(world, order).catch((error) =>
      recordFailure({ world, order, failures, error }),
    )
    if (next !== order) book.put(next)
    if (next.status !== 'open') failures.delete(order.orderId)
  }
}

type Failure = {
  readonly world: World
  readonly order: BookedOrder
  readonly failures: Map<string, number>
  readonly error: unknown
}

function recordFailure({ world, order, failures, error }: Failure): BookedOrder {
  const count = (failures.get(order.orderId) ?? 0) + 1
  failures.set(order.orderId, count)
  world.log.warn('an order was not filled', { orderId: order.orderId, error: String(error), count })
  return count < ATTEMPTS ? order : { ...order, status: 'error' }
}
