import * as real from '@windhover/core/transactions/same-call'
import { isOpen } from '@windhover/e2e/adversary/planted/current-hole'

export const isSameCall: typeof real.isSameCall = (planned, call) => {
  if (isOpen('provenance-always-typed')) return true
  const isTool = planned.tool === call.contract.name
  if (isOpen('at-once-compares-amount-only')) return isTool && planned.args.amount === call.input.amount
  if (isOpen('recipient-not-checked'))
    return real.isSameCall({ ...planned, args: { ...planned.args, to: call.input.to } }, call)
  return real.isSameCall(planned, call)
}
