import { swapErrors } from '@windhover/core/swaps/errors'
import type { Clock } from '../../platform/clock.ts'
import type { Upstream } from '../../platform/upstream/call-upstream.ts'
import type { ChainAdapter } from '../../ports/chain.ts'
import type { RelayedStatus } from '../../ports/swap-venue.ts'
import { type BookedOrder, ordersAnswer } from './order-shapes.ts'

/** The chain judges by the time of its blocks, which may be behind ours. */
const DEADLINE_GRACE_MS = 60_000

type Parts = {
  readonly api: Upstream
  readonly chain: Pick<ChainAdapter, 'getStatus'>
  readonly clock: Clock
}

export async function findOrder(api: Upstream, orderId: string): Promise<BookedOrder | null> {
  const query = new URLSearchParams({ orderId })
  const { orders } = await api.get(`/orders?${query}`, ordersAnswer)
  return orders.find((order) => order.orderId.toLowerCase() === orderId.toLowerCase()) ?? null
}

export async function readStatus(parts: Parts, orderId: string): Promise<RelayedStatus> {
  const order = await findOrder(parts.api, orderId)
  return order === null ? { state: 'unseen' } : await READERS[order.orderStatus](order, parts)
}

type ReadState = (order: BookedOrder, parts: Parts) => RelayedStatus | Promise<RelayedStatus>

const READERS: Readonly<Record<BookedOrder['orderStatus'], ReadState>> = {
  open: () => ({ state: 'pending' }),
  unverified: () => ({ state: 'pending' }),
  filled: readFill,
  expired: () => ({ state: 'expired' }),
  cancelled: () => ({ state: 'expired' }),
  // Whoever holds the signature can fill it until its time is over, whatever the venue thinks of it.
  'insufficient-funds': (order, parts) =>
    isOver(order, parts) ? { state: 'expired' } : { state: 'pending' },
  error: (order, parts) =>
    isOver(order, parts)
      ? { state: 'failed', isFinal: true, error: swapErrors.orderFailed(), feeRaw: 0n }
      : { state: 'pending' },
}

/** Who filled it paid the fee. Whether that stays is for the chain to say. */
async function readFill({ txHash }: BookedOrder, { chain }: Parts): Promise<RelayedStatus> {
  if (!txHash) return { state: 'pending' }
  const status = await chain.getStatus({ transactionId: txHash })
  if (status.state !== 'confirmed') return { state: 'pending' }
  return { ...status, feeRaw: 0n, filledBy: txHash }
}

function isOver(order: BookedOrder, { clock }: Parts): boolean {
  const deadlineSec = readDeadline(order.encodedOrder)
  return deadlineSec !== null && clock.now().getTime() > deadlineSec * 1_000 + DEADLINE_GRACE_MS
}

/**
 * The services tell an order's deadline only inside its encoding: the first word leads to the order, whose first word
 * leads to its common part, whose fourth word it is. Null where the text is no order.
 */
export function readDeadline(encodedOrder: string): number | null {
  const words = encodedOrder.slice(2).match(/[0-9a-f]{64}/gi) ?? []
  const at = (index: number) => Number(BigInt(`0x${words[index] ?? 0}`))
  const order = at(0) / 32
  const deadline = at(order + at(order) / 32 + 3)
  return Number.isSafeInteger(deadline) && deadline > 0 ? deadline : null
}
