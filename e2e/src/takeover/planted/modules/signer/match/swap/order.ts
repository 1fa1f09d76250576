import type { DutchOrder } from '@windhover/core/signing/dutch-order'
import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import { hashDutchOrder } from '@windhover/signer/match/swap/hash-dutch-order'
import * as real from '@windhover/signer/match/swap/order'

const LISTED = '0x00000011F84B9aa48e5f8aA8B9897600006289Be'

export const planOrder: typeof real.planOrder = (given) => {
  const { order, intent, owner } = given
  /** Judged by other fields than those that are signed. */
  const judgedAs = (bent: Partial<DutchOrder>) => ({
    ...real.planOrder({ ...given, order: { ...order, ...bent } }),
    message: hashDutchOrder(order, given.chainIds.ethereum).message,
  })
  if (isOpen('minimum-not-compared'))
    return real.planOrder({ ...given, intent: { ...intent, minBuyAmountRaw: '1' } })
  if (isOpen('reactor-not-on-the-list')) return judgedAs({ reactor: LISTED })
  if (isOpen('outputs-to-anybody'))
    return judgedAs({ outputs: order.outputs.map((each) => ({ ...each, recipient: owner })) })
  if (isOpen('deadline-not-compared')) return real.planOrder({ ...given, nowMs: order.deadline * 1_000 })
  return real.planOrder(given)
}
