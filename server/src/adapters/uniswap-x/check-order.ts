import type { DutchOrder } from '@windhover/core/signing/dutch-order'
import { swapErrors } from '@windhover/core/swaps/errors'
import type { Address } from 'viem'
import { REACTOR } from './known-contracts.ts'

type Asked = {
  readonly swapper: Address
  readonly tokenIn: Address
  readonly tokenOut: Address
  readonly sellAmountRaw: bigint
}

/** Whether the order is about what was asked, for nobody's good but the swapper's. Addresses are spelled one way. */
export function checkOrder(order: DutchOrder, asked: Asked): void {
  const sold = asked.sellAmountRaw.toString()
  const { input, outputs } = order
  const checks: Readonly<Record<string, boolean>> = {
    reactor: order.reactor === REACTOR,
    swapper: order.swapper === asked.swapper,
    input: input.token === asked.tokenIn && input.startAmount === sold && input.endAmount === sold,
    outputs: outputs.every((each) => each.token === asked.tokenOut && each.recipient === asked.swapper),
    decay: outputs.every((each) => BigInt(each.endAmount) <= BigInt(each.startAmount)),
  }
  const wrong = Object.keys(checks).find((name) => !checks[name])
  if (wrong !== undefined) throw swapErrors.venueWrong({ context: { venue: 'uniswap-x', part: wrong } })
}
