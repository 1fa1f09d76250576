import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/match/swap/evm'

export const matchEvmSwap: typeof real.matchEvmSwap = (given) => {
  const { call, intent } = given
  if (call.kind !== 'settle') return real.matchEvmSwap(given)
  if (isOpen('settler-not-on-the-list')) return real.matchEvmSwap({ ...given, settlers: [call.target] })
  if (isOpen('lent-amount-not-compared'))
    return real.matchEvmSwap({ ...given, call: { ...call, amountRaw: BigInt(intent.sellAmountRaw) } })
  return real.matchEvmSwap(given)
}
