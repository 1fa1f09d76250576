import { chainErrors } from '@windhover/core/chains/errors'
import { z } from 'zod'
import type { Upstream } from '../../platform/upstream/call-upstream.ts'
import { UpstreamError } from '../../platform/upstream/upstream-error.ts'
import type { SignedAction, SignedOrder } from '../../ports/chain.ts'
import { findOrder } from './read-status.ts'

const receipt = z.object({ orderId: z.string() })

/** The quote goes back as it came, with the owner's signature beside it; the same order twice is booked once. */
export async function submit(api: Upstream, signed: SignedAction | SignedOrder): Promise<string> {
  if (!('order' in signed)) throw chainErrors.badTransaction({ context: { venue: 'uniswap-x' } })
  const { signature, quoteJson } = signed
  const bodyText = `{"signature":${JSON.stringify(signature)},"quote":${quoteJson},"routing":"DUTCH_V2"}`
  try {
    return (await api.post({ path: '/order', bodyText, schema: receipt })).orderId
  } catch (error) {
    const known = isRefusal(error) ? await findBooked(api, quoteJson) : null
    if (known === null) throw error
    return known
  }
}

/** A first answer may have been lost, and what is over is refused the second time: whether it is booked decides. */
async function findBooked(api: Upstream, quoteJson: string): Promise<string | null> {
  const { orderId } = receipt.parse(JSON.parse(quoteJson))
  return (await findOrder(api, orderId))?.orderId ?? null
}

function isRefusal(error: unknown): boolean {
  return error instanceof UpstreamError && error.failure === 'refused'
}
