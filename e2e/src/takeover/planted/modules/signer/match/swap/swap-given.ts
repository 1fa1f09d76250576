import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/match/swap/swap-given'

export const matchAllowance: typeof real.matchAllowance = (given, spender) => {
  const { call, sellAmountRaw } = given
  if (call.kind !== 'approve' || !isOpen('allowance-of-any-size')) return real.matchAllowance(given, spender)
  return real.matchAllowance({ ...given, call: { ...call, amountRaw: sellAmountRaw } }, spender)
}
