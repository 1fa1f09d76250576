import type { Address } from 'viem'
import type { DutchOrder } from './dutch-order.ts'

export type ResolvedAmounts = {
  readonly inputAmount: bigint
  readonly outputs: readonly {
    readonly token: Address
    readonly amount: bigint
    readonly recipient: Address
  }[]
}

/** What the chosen filler takes and gives at that second; the reactor's own arithmetic. */
export function resolveOrder(order: DutchOrder, atSec: bigint): ResolvedAmounts {
  const { cosignerData, baseInput } = order
  const inputStart = cosignerData.inputAmount === 0n ? baseInput.startAmount : cosignerData.inputAmount
  const decayAt = (start: bigint, end: bigint): bigint => decay({ start, end, order, atSec })
  return {
    inputAmount: decayAt(inputStart, baseInput.endAmount),
    outputs: order.baseOutputs.map((output, index) => ({
      token: output.token,
      amount: decayAt(cosignerData.outputAmounts[index] || output.startAmount, output.endAmount),
      recipient: output.recipient,
    })),
  }
}

function decay(step: { start: bigint; end: bigint; order: DutchOrder; atSec: bigint }): bigint {
  const { start, end, atSec } = step
  const { decayStartTime, decayEndTime } = step.order.cosignerData
  if (start === end || atSec <= decayStartTime) return start
  if (atSec >= decayEndTime) return end
  const elapsed = atSec - decayStartTime
  const duration = decayEndTime - decayStartTime
  return end < start
    ? start - ((start - end) * elapsed) / duration
    : start + ((end - start) * elapsed) / duration
}
